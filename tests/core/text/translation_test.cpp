#include "core/text/translation.h"
#include "core/text/turkish.h"

#include <gtest/gtest.h>

#include <set>

using namespace dikkat;

TEST(Turkish, Accusative) {
    const auto soft = Softening::Yes, hard = Softening::No;
    struct Row {
        const char* noun;
        Softening softening;
        const char* expected;
    };
    for (const Row& r :
         {Row{"balık", soft, "balığı"}, {"ekmek", soft, "ekmeği"},       {"elma", hard, "elmayı"},
          {"peynir", hard, "peyniri"},  {"süt", hard, "sütü"},           {"su", hard, "suyu"},
          {"top", hard, "topu"},        {"çiçek", soft, "çiçeği"},       {"kutu", hard, "kutuyu"},
          {"kitap", soft, "kitabı"},    {"mektup", soft, "mektubu"},     {"kedi", hard, "kediyi"},
          {"köpek", soft, "köpeği"},    {"kuş", hard, "kuşu"},           {"çocuk", soft, "çocuğu"},
          {"kız", hard, "kızı"},        {"öğretmen", hard, "öğretmeni"}, {"ayı", hard, "ayıyı"},
          {"fare", hard, "fareyi"},     {"doktor", hard, "doktoru"},     {"tavşan", hard, "tavşanı"},
          {"ağaç", soft, "ağacı"},      {"kanat", soft, "kanadı"},       {"göl", hard, "gölü"},
          {"at", hard, "atı"}})
        EXPECT_EQ(accusative(r.noun, r.softening), r.expected);
}

TEST(Turkish, Locative) {
    const std::pair<const char*, const char*> rows[] = {
        {"bahçe", "bahçede"}, {"park", "parkta"},   {"ev", "evde"},       {"mutfak", "mutfakta"},
        {"oda", "odada"},     {"orman", "ormanda"}, {"sınıf", "sınıfta"}, {"köy", "köyde"},
        {"süt", "sütte"},     {"okul", "okulda"}};
    for (const auto& [noun, expected] : rows) EXPECT_EQ(locative(noun), expected);
}

TEST(Turkish, VerbForms) {
    struct Row {
        const char *stem, *past, *negative, *continuous, *future;
    };
    for (const Row& r : {Row{"ye", "yedi", "yemedi", "yiyor", "yiyecek"},
                         {"iç", "içti", "içmedi", "içiyor", "içecek"},
                         {"oku", "okudu", "okumadı", "okuyor", "okuyacak"},
                         {"gör", "gördü", "görmedi", "görüyor", "görecek"},
                         {"sev", "sevdi", "sevmedi", "seviyor", "sevecek"},
                         {"al", "aldı", "almadı", "alıyor", "alacak"},
                         {"bul", "buldu", "bulmadı", "buluyor", "bulacak"},
                         {"taşı", "taşıdı", "taşımadı", "taşıyor", "taşıyacak"},
                         {"ara", "aradı", "aramadı", "arıyor", "arayacak"},
                         {"ek", "ekti", "ekmedi", "ekiyor", "ekecek"}}) {
        EXPECT_EQ(conjugate(r.stem, VerbForm::Past), r.past);
        EXPECT_EQ(conjugate(r.stem, VerbForm::NegativePast), r.negative);
        EXPECT_EQ(conjugate(r.stem, VerbForm::Continuous), r.continuous);
        EXPECT_EQ(conjugate(r.stem, VerbForm::Future), r.future);
    }
}

TEST(Translation, PairsAreManyDifferentAndInTheVocabulary) {
    const auto pairs = translationPairs(6000, 57);
    ASSERT_EQ(pairs.size(), 6000U);
    const Vocabulary vocabulary = translationVocabulary();
    EXPECT_LT(vocabulary.size(), 200);
    std::set<std::string> sources;
    std::set<TokenId> used;
    for (const SentencePair& pair : pairs) {
        sources.insert(pair.source);
        for (const std::string& text : {pair.source, pair.target}) {
            const auto tokens = vocabulary.encode(text);
            ASSERT_TRUE(tokens.ok()) << text;
            EXPECT_LE(static_cast<int>(tokens->size()), text == pair.source ? kLongestSource : kLongestTarget)
                << text;
            EXPECT_EQ(vocabulary.decode(*tokens), text);
            used.insert(tokens->begin(), tokens->end());
        }
    }
    EXPECT_EQ(sources.size(), pairs.size());
    EXPECT_EQ(used.size() + 3, static_cast<std::size_t>(vocabulary.size())); // all but the three specials
    EXPECT_EQ(translationPairs(6000, 57), pairs);
    EXPECT_NE(translationPairs(6000, 58), pairs);
}

TEST(Translation, WordOrderChangesAndCasesDecide) {
    std::map<std::string, std::string> all;
    for (const SentencePair& pair : translationPairs(100'000, 2)) all.emplace(pair.source, pair.target);
    const std::pair<const char*, const char*> rows[] = {
        {"kedi balığı yedi", "the cat ate the fish"},
        {"köpek kediyi gördü", "the dog saw the cat"},
        {"kedi köpeği gördü", "the cat saw the dog"},
        {"fare bir elma yedi", "the mouse ate an apple"},
        {"doktor suyu içmedi", "the doctor did not drink the water"},
        {"tavşan çiçeği arıyor", "the rabbit is seeking the flower"},
        {"çocuk kitabı okuyacak", "the child will read the book"},
    };
    for (const auto& [turkish, english] : rows) {
        ASSERT_TRUE(all.contains(turkish)) << turkish;
        EXPECT_EQ(all.at(turkish), english);
    }
}

TEST(Translation, UnseenPairsAreUnseen) {
    const auto parts = splitPairs(translationPairs(2500, 9), 0.8);
    EXPECT_EQ(parts.training.size(), 2000U);
    EXPECT_EQ(parts.validation.size(), 500U);
    std::set<std::string> known;
    for (const auto& pair : parts.training) known.insert(pair.source);
    for (const auto& pair : parts.validation) EXPECT_FALSE(known.contains(pair.source));
}
