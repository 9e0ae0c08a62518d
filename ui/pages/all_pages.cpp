#include "ui/pages/all_pages.h"

#include "ui/pages/block/block_page.h"
#include "ui/pages/claims/claims_page.h"
#include "ui/pages/generation/generation_page.h"
#include "ui/pages/gpt2017/gpt2017_page.h"
#include "ui/pages/heads/heads_page.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/pages/root_dk/root_dk_page.h"
#include "ui/pages/training/training_page.h"

namespace dikkat::ui {

QList<Page*> makePages(Document& document, Selection& selection) {
    return {
        new IntuitionPage(document, selection),
        new QkvPage(document, selection),
        new RootDkPage(document),
        new MaskPositionPage(document),
        new BlockPage(document),
        new Gpt2017Page(document),
        new TrainingPage(document),
        new HeadsPage(document),
        new GenerationPage(document),
        new ClaimsPage(document, selection),
    };
}

} // namespace dikkat::ui
