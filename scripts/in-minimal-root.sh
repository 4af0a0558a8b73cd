#!/usr/bin/env bash
# Runs a command on this checkout in a minimal Debian root: no fonts, no browser, an empty home, nothing of this machine but
# its Node, its npm, and how it reaches its registries. What passes here and fails there misses a step of its own set-up.
# Where no such root can be made the command runs in place. One line says which, and the exit status is the command's.
#
#   scripts/in-minimal-root.sh COMMAND…        for example: scripts/in-minimal-root.sh npm test
#
# Everything that is mounted and started lives in namespaces of its own, which end with the command, however it ends.
set -euo pipefail

# The blanks find the commands that do not quote their paths.
FOLDER='/srv/a fresh clone'
NEEDED_MB=6000
# A registry that does not answer must not eat the time of the tests.
MAKING_SECONDS=900
CACHE=${XDG_CACHE_HOME:-${HOME:-/var/cache}/.cache}/thazin-packages

checkout=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || { sed -n '2,9p' "$0"; exit 2; }

# The name of this machine's Debian release; on another system, of the release on which the project is proven.
suite_of_machine() {
  (. /etc/os-release 2>/dev/null && [ "${ID:-}" = debian ] && echo "${VERSION_CODENAME:-bookworm}") || echo bookworm
}

# The lists of Debian's own repositories; those of other makers have keys that the root has not.
debian_lists() {
  local list
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    if [ -f "$list" ] && grep -qE "^[^#]*[[:space:]]$suite([[:space:]]|$)" "$list"; then echo "$list"; fi
  done
}

mirror_of_machine() {
  local lists found=''
  mapfile -t lists < <(debian_lists)
  [ ${#lists[@]} = 0 ] || found=$(sed -nE "s/^URIs:[[:space:]]*([^[:space:]]+).*/\1/p; s/^deb[[:space:]]+(\[[^]]*\][[:space:]]+)?([^[:space:]]+)[[:space:]]+$suite[[:space:]].*/\2/p" "${lists[@]}" | head -n 1)
  echo "${found:-http://deb.debian.org/debian}"
}

# A file of this machine, at the same place in the root.
carry() {
  local path
  for path in "$@"; do
    if [ -e "$path" ]; then mkdir -p "$root$(dirname "$path")" && cp -rL "$path" "$root$(dirname "$path")/"; fi
  done
}

npm_setting() { (cd / && npm config get "$1" 2>/dev/null) || true; }

# Repositories, proxies, certificates, name servers and npm's settings: without them nothing can be installed in the root.
carry_registries() {
  local list settings
  carry /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt /etc/apt/auth.conf /etc/apt/auth.conf.d
  carry "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}" "${npm_config_cafile:-}" "$(npm_setting cafile)"
  if [ -n "$(debian_lists)" ]; then
    rm -f "$root/etc/apt/sources.list"
    debian_lists | while read -r list; do carry "$list"; done
    carry /usr/share/keyrings /etc/apt/keyrings /etc/apt/trusted.gpg.d
  fi
  apt-config dump 2>/dev/null | grep -E '^Acquire::(https?|ftp)::' >"$root/etc/apt/apt.conf.d/90machine" || true
  settings=$(npm_setting userconfig)
  [ ! -f "$settings" ] || cp -L "$settings" "$root/root/.npmrc"
  settings=$(npm_setting globalconfig)
  if [ -f "$settings" ]; then mkdir -p "$root/usr/etc" && cp -L "$settings" "$root/usr/etc/npmrc"; fi
}

carry_node() {
  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  install -m 755 "$(readlink -f "$(command -v node)")" "$root/usr/bin/node"
  mkdir -p "$root/usr/lib/node_modules"
  cp -r "$npm" "$root/usr/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/bin/npx"
}

# Copies the last commit, and the changes that are not committed.
carry_checkout() {
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'
  git clone --quiet "$checkout" "$root$FOLDER"
  git -C "$root$FOLDER" checkout --quiet --detach "$(git -C "$checkout" rev-parse HEAD)"
  git -C "$checkout" diff --binary HEAD >"$root/changes"
  [ ! -s "$root/changes" ] || git -C "$root$FOLDER" apply "$root/changes"
  rm "$root/changes"
}

# The packages' own checksums guard both caches: what is in them is never older than what is asked for.
mount_root() {
  mkdir -p "$root/proc" "$root/sys" "$root/dev" "$root/var/cache/apt/archives" "$root/root/.npm" "$CACHE/npm" "$CACHE/debian"
  mount -t proc proc "$root/proc"
  mount -t sysfs sysfs "$root/sys"
  mount --rbind /dev "$root/dev"
  mount --bind "$CACHE/debian" "$root/var/cache/apt/archives"
  mount --bind "$CACHE/npm" "$root/root/.npm"
}

# Settings of npm, proxies and certificates, and the variables that .npmrc names.
carried_variables() {
  local named name
  named=$(cat "$root/root/.npmrc" "$root/usr/etc/npmrc" 2>/dev/null | grep -oE '\$\{[A-Za-z_0-9]+' | tr -d '${' | tr '\n' '|' || true)
  for name in $(compgen -e); do
    if [[ ${name,,} =~ ^(npm_config_(.*registry|.*proxy|ca|cafile|strict_ssl)|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_file|test_seed)$ ]] ||
      [[ $name =~ ^(${named}NPM_TOKEN)$ ]]; then printf '%s=%s\0' "$name" "${!name}"; fi
  done
}

run_in_root() {
  local variables
  mapfile -d '' variables < <(carried_variables)
  chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 CI=true \
    "${variables[@]}" bash -c 'cd "$1" && shift && exec "$@"' - "$FOLDER" "$@"
}

make_root() {
  local http_proxy_of_apt=''
  eval "$(apt-config shell http_proxy_of_apt Acquire::http::Proxy 2>/dev/null || true)"
  [ -z "$http_proxy_of_apt" ] || export http_proxy="$http_proxy_of_apt"
  mkdir -p "$CACHE/debian"
  debootstrap --variant=minbase --include=ca-certificates,git,procps --cache-dir="$CACHE/debian" "$suite" "$root" "$(mirror_of_machine)"
  carry_registries
  carry_node
  carry_checkout
  mount_root
  run_in_root node --version
  run_in_root npm --version
}

suite=$(suite_of_machine)
case ${MINIMAL_ROOT_STEP:-} in
  make) root=$MINIMAL_ROOT; make_root; exit ;;
  run)
    root=$MINIMAL_ROOT; mount_root
    # The shell stays the first process of its namespace: it takes over what others leave behind.
    status=0; run_in_root "$@" || status=$?
    exit "$status" ;;
esac

# The first reason against a root, if there is any.
obstacle() {
  [ "$(uname -s)" = Linux ] || { echo 'this is no Linux'; return; }
  [ "$(id -u)" = 0 ] || { echo 'only root can make one'; return; }
  local program
  for program in unshare chroot git node npm apt-config; do
    command -v "$program" >/dev/null || { echo "there is no $program"; return; }
  done
  unshare --mount --pid --fork true 2>/dev/null || { echo 'nothing may be mounted here'; return; }
  local free; free=$(df --output=avail -m "${TMPDIR:-/tmp}" | tail -n 1)
  [ "$free" -ge "$NEEDED_MB" ] || { echo "there are $((free)) MB free, and it takes $NEEDED_MB"; return; }
  command -v debootstrap >/dev/null && return
  { timeout 300 apt-get update && DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y --no-install-recommends debootstrap
  } </dev/null >/dev/null 2>&1 || true
  command -v debootstrap >/dev/null || echo 'there is no debootstrap, and it cannot be installed'
}

in_namespace() {
  MINIMAL_ROOT_STEP=$1 MINIMAL_ROOT=$root unshare --mount --pid --fork --kill-child "${@:2}" </dev/null &
  child=$!
  local status=0
  wait "$child" || status=$?
  child=''
  return "$status"
}

clean_up() {
  [ -z "${child:-}" ] || { kill -KILL "$child" 2>/dev/null; wait "$child" 2>/dev/null; } || true
  [ -z "${root:-}" ] || rm -rf --one-file-system "$root" "$root.log"
}
trap clean_up EXIT
trap 'exit 143' TERM HUP
trap 'exit 130' INT

reason=$(obstacle)
if [ -z "$reason" ]; then
  began=$SECONDS
  root=$(mktemp -d "${TMPDIR:-/tmp}/thazin-root.XXXXXX")
  chmod 755 "$root"
  if in_namespace make timeout "$MAKING_SECONDS" bash "$0" "$@" >"$root.log" 2>&1; then
    echo "$* runs in a minimal Debian root ($suite, made in $((SECONDS - began)) s)."
    status=0
    in_namespace run bash "$0" "$@" || status=$?
    exit "$status"
  fi
  reason="it could not be made ($(grep -v '^$' "$root.log" | tail -n 1))"
fi
echo "$* runs in place, not in a minimal Debian root: $reason."
status=0
(cd "$checkout" && "$@") || status=$?
exit "$status"
