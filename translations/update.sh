#!/bin/sh
# update.sh LUPDATE [DIRECTORY]: takes the strings of app/ and ui/ into the catalogues of DIRECTORY (this one by default).
# Without locations a catalogue changes only when a string changes.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
lupdate=$1
into=${2:-$root/translations}
cd "$root"
update() { "$lupdate" -silent -extensions cpp,h -I "$root" -locations none -no-ui-lines -no-obsolete -source-language en "$@"; }
update app ui -target-language tr -ts "$into/dikkat_tr.ts"
update app ui -target-language en -pluralonly -ts "$into/dikkat_en.ts"
