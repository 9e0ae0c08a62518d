# shellcheck shell=sh disable=SC2034,SC2154
# Sourced by app/run.sh, tests/run.sh and .ci/run: which Debian/Ubuntu packages are needed, and how they are installed.
# The README says what each of them is for.

run_packages="g++ cmake ninja-build
qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
libqcustomplot-dev libeigen3-dev nlohmann-json3-dev
fonts-inter fonts-dejavu-core"

test_packages="libgtest-dev googletest libbenchmark-dev
python3 python3-numpy python3-torch clang-format
locales xvfb xauth openbox xdotool imagemagick
desktop-file-utils appstream"

# A desktop without X needs Qt's other platform plugin.
if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${DISPLAY:-}" ]; then
    run_packages="$run_packages qt6-wayland"
fi

say() { printf '%s\n' "$*" >&2; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

# missing_packages NAME...: prints those that are not installed.
missing_packages() {
    dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
        awk -v wanted="$*" '$2 == "installed" { have[$1] = 1 }
            END { n = split(wanted, names, /[ \n]+/); for (i = 1; i <= n; i++) if (!(names[i] in have)) print names[i] }'
}

# need_packages STAMP NAME...: installs what is missing. STAMP remembers the list for which nothing was missing, so that
# the next start does not ask again.
need_packages() {
    stamp=$1
    shift
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$*" ]; then
        return 0
    fi
    if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
        if [ "${DIKKAT_PACKAGES:-}" != present ]; then
            say "This is not Debian or Ubuntu, so nothing was installed. Install what these Debian packages contain:"
            say "  $*"
            say "Then start again with DIKKAT_PACKAGES=present in the environment."
            return 1
        fi
    else
        missing=$(missing_packages "$@" | tr '\n' ' ')
        if [ -n "$missing" ]; then
            if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
                say "These packages are missing, and there is no sudo to install them: $missing"
                say "As root: apt-get install $missing"
                return 1
            fi
            say "Installing: $missing"
            log=$(mktemp)
            # An update that fails may still leave usable package lists; the installation decides.
            as_root apt-get update >"$log" 2>&1 || true
            # shellcheck disable=SC2086
            if ! as_root apt-get install -y --no-install-recommends $missing >>"$log" 2>&1 </dev/null; then
                tail -n 30 "$log" >&2
                rm -f "$log"
                say "The packages could not be installed: $missing"
                return 1
            fi
            rm -f "$log"
        fi
    fi
    mkdir -p "$(dirname "$stamp")"
    printf '%s' "$*" >"$stamp"
}

# configure PRESET [OPTION...] in $root; once only, since the build notices by itself when a CMake file has changed.
configure() {
    preset=$1
    shift
    build=$root/.build/$preset
    if [ -f "$build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"; then
        rm -rf "$build" # the tree was moved or copied
    fi
    [ -f "$build/build.ninja" ] && return 0
    mkdir -p "$build"
    if ! (cd "$root" && cmake --preset "$preset" "$@") >"$build/configure.log" 2>&1; then
        cat "$build/configure.log" >&2
        say "Configuring failed."
        return 1
    fi
}
