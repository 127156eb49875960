#!/usr/bin/env bash
# Builds the image from the Containerfile and runs it, on a machine without a container registry: the base images are made
# with debootstrap and this project's own Node. As root, on Debian: ops/container/try.sh
# Needs: apt-get install -y --no-install-recommends buildah podman runc debootstrap
# WORK names the folder for all that it makes; a second run with the same one is quicker.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
store=(--root "$work/storage" --runroot "$work/run")
buildah() { command buildah "${store[@]}" "$@"; }
# Neither systemd nor version 2 of cgroups is everywhere. A machine may forbid to raise the limits.
export CONTAINERS_CONF=$work/containers.conf
printf '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[containers]\ndefault_ulimits = ["nofile=1024:4096", "nproc=1024:4096"]\n' >"$CONTAINERS_CONF"
podman() { command podman "${store[@]}" "$@"; }
say() { printf '\n== %s\n' "$*"; }

node=$(readlink -f node_modules/node/bin/node)
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
debian=$(sed -n 's/^FROM \([^ ]*debian:[^ ]*\)$/\1/p' ops/container/Containerfile | head -n 1)
withNode=$(sed -n 's/^FROM \([^ ]*node:[^ ]*\) .*/\1/p' ops/container/Containerfile | head -n 1)
release=${debian##*:}

base() {
  say "The base $debian, from debootstrap"
  [ -d "$work/base" ] || debootstrap --variant=minbase "${release%-slim}" "$work/base" >"$work/debootstrap.log"
  tar -C "$work/base" -c . | podman import - "$debian" >/dev/null
  say "The base $withNode, from it with Node and npm"
  made=$(buildah from --pull-never "$debian")
  buildah add --quiet "$made" "$node" /usr/local/bin/node >/dev/null
  buildah add --quiet "$made" "$npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run --isolation chroot "$made" -- sh -c 'apt-get update -qq && apt-get install -qq -y libatomic1 >/dev/null'
  buildah run --isolation chroot "$made" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  # What this machine needs to reach the packages. Only the stages that build have it.
  if [ -f "${NODE_EXTRA_CA_CERTS:-}" ]; then
    buildah add --quiet "$made" "$NODE_EXTRA_CA_CERTS" /etc/extra-certificates.pem >/dev/null
    buildah config --env NODE_EXTRA_CA_CERTS=/etc/extra-certificates.pem "$made"
  fi
  buildah commit --quiet "$made" "$withNode" >/dev/null
  buildah rm "$made" >/dev/null
}

podman image exists "$withNode" || base
say "Building"
mounts=()
[ -f ~/.npmrc ] && mounts+=(--volume ~/.npmrc:/root/.npmrc:ro)
buildah build --isolation chroot --format docker --pull-never --layers "${mounts[@]}" --file ops/container/Containerfile --tag haat .

# As in compose.yaml: nothing may be written but the volume of DATA_DIR, no capability, no new privileges. The network is
# closed, so the probes run inside.
start() {
  podman run --detach --name "$1" --read-only --read-only-tmpfs=false --cap-drop all --security-opt no-new-privileges \
    --network none --no-healthcheck "${@:2}" >/dev/null
}
until_healthy() {
  for _ in $(seq 60); do podman exec "$1" node ops/container/healthy.ts "$2" && return; sleep 1; done
  podman logs "$1"
  return 1
}
ask() { podman exec "$1" node -e "fetch('$2').then(async (a) => console.log('$2', a.status, (await a.text()).slice(0, 70)))"; }

say "The gateway with the reference API in its process"
trap 'podman rm --force --volumes --all >/dev/null 2>&1' EXIT
start shop --env INSECURE_PUBLIC_URL=allow --env SESSION_SECRETS="$(head -c 48 /dev/urandom | base64 -w 0)" haat
until_healthy shop 4000
for path in /readyz /products /pictures/plug-teal-1-320.avif; do ask shop "http://127.0.0.1:4000$path"; done
podman exec shop node -e "
  const { writeFileSync } = require('node:fs');
  console.log('user', process.getuid(), process.version);
  for (const folder of ['/shop', '/tmp', '/data'])
    try { writeFileSync(folder + '/probe', ''); console.log(folder, 'can be written'); }
    catch ({ code }) { console.log(folder, code); }"
podman stop --time 30 shop >/dev/null
podman logs shop 2>&1 | tail -n 1

say "The reference API alone"
start api --env INSECURE_PUBLIC_URL=allow --env UPSTREAM_PORT=4100 haat node upstream/main.ts
until_healthy api 4100
ask api http://127.0.0.1:4100/api/products/get

say "The sizes, in MB, besides Debian's"
podman exec api du -smc /usr/local/bin/node /shop/node_modules /shop
