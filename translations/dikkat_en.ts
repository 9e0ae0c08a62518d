<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>InspectCommand</name>
    <message numerus="yes">
        <source>The source has %n token(s); the model reads 1 to %1.</source>
        <translation>
            <numerusform>The source has %n token; the model reads 1 to %1.</numerusform>
            <numerusform>The source has %n tokens; the model reads 1 to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message numerus="yes">
        <source>The part of the text to learn from has %Ln symbol(s), but %1 are needed; take a longer text or a shorter context.</source>
        <translation>
            <numerusform>The part of the text to learn from has %Ln symbol, but %1 are needed; take a longer text or a shorter context.</numerusform>
            <numerusform>The part of the text to learn from has %Ln symbols, but %1 are needed; take a longer text or a shorter context.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>Row %1 has %n number(s), the first row has %2. Every row needs the same count.</source>
        <translation>
            <numerusform>Row %1 has %n number, the first row has %2. Every row needs the same count.</numerusform>
            <numerusform>Row %1 has %n numbers, the first row has %2. Every row needs the same count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainCommand</name>
    <message numerus="yes">
        <source>Stopped after %n step(s) and saved; go on with: dikkat train --resume %1</source>
        <translation>
            <numerusform>Stopped after %n step and saved; go on with: dikkat train --resume %1</numerusform>
            <numerusform>Stopped after %n steps and saved; go on with: dikkat train --resume %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved after %n step(s): %1</source>
        <translation>
            <numerusform>Saved after %n step: %1</numerusform>
            <numerusform>Saved after %n steps: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
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
    <name>dikkat::ui::DifferenceTable</name>
    <message numerus="yes">
        <source>encoder: %n block(s)</source>
        <translation>
            <numerusform>encoder: %n block</numerusform>
            <numerusform>encoder: %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decoder: %n block(s)</source>
        <translation>
            <numerusform>decoder: %n block</numerusform>
            <numerusform>decoder: %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoder block(s), nothing else</source>
        <translation>
            <numerusform>%n decoder block, nothing else</numerusform>
            <numerusform>%n decoder blocks, nothing else</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::Gpt2017Page</name>
    <message numerus="yes">
        <source>2017, %n decoder block(s)</source>
        <translation>
            <numerusform>2017, %n decoder block</numerusform>
            <numerusform>2017, %n decoder blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2017, %n encoder block(s)</source>
        <translation>
            <numerusform>2017, %n encoder block</numerusform>
            <numerusform>2017, %n encoder blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPT, %n block(s)</source>
        <translation>
            <numerusform>GPT, %n block</numerusform>
            <numerusform>GPT, %n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsCard</name>
    <message numerus="yes">
        <source>One head uses %n column(s), all there are. Choose more heads in the set-up to split them.</source>
        <translation>
            <numerusform>One head uses the one column. Choose more heads in the set-up to split them.</numerusform>
            <numerusform>One head uses all %n columns. Choose more heads in the set-up to split them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %1 heads sees %n column(s) of Q and K and divides by √%2 = %3.</source>
        <translation>
            <numerusform>Each of the %1 heads sees %n column of Q and K and divides by √%2 = %3.</numerusform>
            <numerusform>Each of the %1 heads sees %n columns of Q and K and divides by √%2 = %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::HeadsPage</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::InjectionCard</name>
    <message numerus="yes">
        <source>Mean loss of the %n token(s) after it: %1 before, %2 now.</source>
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
    <name>dikkat::ui::LoopCard</name>
    <message numerus="yes">
        <source>%Ln number(s)</source>
        <translation>
            <numerusform>%Ln number</numerusform>
            <numerusform>%Ln numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln token(s) can be drawn</source>
        <translation>
            <numerusform>the one token can be drawn</numerusform>
            <numerusform>all %Ln tokens can be drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::StatusLine</name>
    <message numerus="yes">
        <source>Shown with %n decimal(s), computed in double precision</source>
        <translation>
            <numerusform>Shown with %n decimal, computed in double precision</numerusform>
            <numerusform>Shown with %n decimals, computed in double precision</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dikkat::ui::StepsDiagram</name>
    <message numerus="yes">
        <source>Recurrent layer: %Ln step(s), one after the other</source>
        <translation>
            <numerusform>Recurrent layer: %Ln step</numerusform>
            <numerusform>Recurrent layer: %Ln steps, one after the other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A recurrent layer needs %Ln step(s), one for each position, self-attention 1.</source>
        <translation>
            <numerusform>A recurrent layer needs %Ln step, self-attention 1.</numerusform>
            <numerusform>A recurrent layer needs %Ln steps, one for each position, self-attention 1.</numerusform>
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
    <message numerus="yes">
        <source>The true text has %n token(s); it takes 2 to %1.</source>
        <translation>
            <numerusform>The true text has %n token; it takes 2 to %1.</numerusform>
            <numerusform>The true text has %n tokens; it takes 2 to %1.</numerusform>
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
    <name>dikkat::ui::TrainingPage</name>
    <message numerus="yes">
        <source>Training: finished, %Ln step(s)</source>
        <translation>
            <numerusform>Training: finished, %Ln step</numerusform>
            <numerusform>Training: finished, %Ln steps</numerusform>
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
