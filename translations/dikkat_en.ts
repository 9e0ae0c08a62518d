<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>dikkat::ui::CandidateBars</name>
    <message numerus="yes">
        <source>%n other token(s)</source>
        <translation>
            <numerusform>1 other token</numerusform>
            <numerusform>%n other tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n token(s) not shown hold %1 together; %2 after the filters</source>
        <translation>
            <numerusform>The token not shown holds %1; %2 after the filters</numerusform>
            <numerusform>The %n tokens not shown hold %1 together; %2 after the filters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>1 other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::InjectionCard</name>
    <message numerus="yes">
        <source>Mean loss of the %n token(s) behind it: %1 before, %2 now.</source>
        <translation>
            <numerusform>Mean loss of the token behind it: %1 before, %2 now.</numerusform>
            <numerusform>Mean loss of the %n tokens behind it: %1 before, %2 now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered: after %n token(s) the text is the same as before.</source>
        <translation>
            <numerusform>Recovered: after one token the text is the same as before.</numerusform>
            <numerusform>Recovered: after %n tokens the text is the same as before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TeacherCard</name>
    <message numerus="yes">
        <source>After the %n given token(s), the true next token costs %1 nats with the true text before it and %2 with the model’s own text before it.</source>
        <translation>
            <numerusform>After the given token, the true next token costs %1 nats with the true text before it and %2 with the model’s own text before it.</numerusform>
            <numerusform>After the %n given tokens, the true next token costs %1 nats with the true text before it and %2 with the model’s own text before it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TextCard</name>
    <message numerus="yes">
        <source>All %n token(s) are written: raise “Tokens to write”, or start over.</source>
        <translation>
            <numerusform>The one token is written: raise “Tokens to write”, or start over.</numerusform>
            <numerusform>All %n tokens are written: raise “Tokens to write”, or start over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TrainingSession</name>
    <message numerus="yes">
        <source>Training: %n step(s)</source>
        <translation>
            <numerusform>Training: %n step</numerusform>
            <numerusform>Training: %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::TrainingSetupCard</name>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
</context>
</TS>
