#!/bin/sh
# Installs what is missing, builds everything with warnings as errors, and runs every test. Arguments go to ctest,
# for example: tests/run.sh -R attention
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0" 2>/dev/null || printf '%s' "$0")")/.." && pwd -P)
. "$root/app/packages.sh"
build=$root/.build/ci
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# shellcheck disable=SC2086
need_packages "$root/.build/test-packages" $run_packages $test_packages
configure ci
say "Building everything."
if ! cmake --build "$build" >"$build/build.log" 2>&1; then
    cat "$build/build.log" >&2
    say "The build failed."
    exit 1
fi
# Last, so that ctest's count of passed and failed tests is what stands at the end.
exec ctest --test-dir "$build" --output-on-failure --no-tests=error -j "$jobs" "$@"
