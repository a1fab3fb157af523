#!/bin/sh
# Builds PgBouncer from Debian 13's source package, with Debian's patches, and puts it into /usr/local/bin: Debian 12 has
# 1.18, and prepared statements in transaction mode need 1.21. As root; on Debian 13 apt-get install pgbouncer instead.
set -eu
apt-get update
apt-get install -y --no-install-recommends build-essential pkg-config libevent-dev libc-ares-dev libssl-dev dpkg-dev
dir=$(mktemp -d)
cd "$dir"
mkdir -p lists/partial
echo 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >sources.list
options="-o Dir::Etc::sourcelist=$dir/sources.list -o Dir::Etc::sourceparts=/dev/null -o Dir::State::lists=$dir/lists -o APT::Sandbox::User=root"
# shellcheck disable=SC2086 # the options are several words
apt-get $options update
# Unpacks the signed source and applies the patches of debian/patches.
# shellcheck disable=SC2086
apt-get $options source pgbouncer
cd pgbouncer-*/
./configure --prefix=/usr/local
make -j"$(nproc)"
make install
cd / && rm -rf "$dir"
/usr/local/bin/pgbouncer --version
