#!/bin/sh
# Installs what is missing, builds what has changed, and starts Dikkat with the given arguments.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0" 2>/dev/null || printf '%s' "$0")")/.." && pwd -P)
. "$root/app/packages.sh"
build=$root/.build/release

# shellcheck disable=SC2086
need_packages "$root/.build/run-packages" $run_packages
[ -f "$build/build.ninja" ] || say "Building Dikkat for the first time; this takes a few minutes."
configure release -DDIKKAT_TESTS=OFF
if ! cmake --build "$build" --target dikkat >"$build/build.log" 2>&1; then
    cat "$build/build.log" >&2
    say "The build failed."
    exit 1
fi
program=$build/bin/dikkat

# True when the arguments ask for the window: nothing or a file, perhaps behind --lang. Leaves the language in $language.
language=
wants_window() {
    while :; do
        case ${1:-} in
        --lang) language=${2:-} && shift "$(($# > 1 ? 2 : 1))" ;;
        --lang=*) language=${1#--lang=} && shift ;;
        *) break ;;
        esac
    done
    case ${1:-} in
    "" | */* | *.dikkat) return 0 ;;
    -*) return 1 ;;
    *) [ -f "$1" ] ;;
    esac
}

case $(uname -s) in Darwin | MINGW* | MSYS* | CYGWIN*) display=native ;; *) display=${DISPLAY:-}${WAYLAND_DISPLAY:-} ;; esac
if [ -z "$display" ] && [ -z "${QT_QPA_PLATFORM:-}" ] && wants_window "$@"; then
    pictures=$root/.build/tour
    say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open."
    say "Writing pictures of the pages instead."
    mkdir -p "$pictures"
    QT_QPA_PLATFORM=offscreen "$program" tour "$pictures" ${language:+--lang "$language"}
    say "The pictures are in $pictures"
    exit 0
fi
exec "$program" "$@"
