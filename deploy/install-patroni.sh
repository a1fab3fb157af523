#!/bin/sh
# Puts Debian 13's Patroni beside Debian 12's 3.0.2, which renews the leader key without looking
# whose it is: a primary that hung takes it back from the new one, and what that one took is rewound away (drill pause-primary). It
# is Python only. As root; on Debian 13 apt-get install patroni instead.
set -eu
apt-get update
apt-get install -y --no-install-recommends patroni python3-psycopg2 python3-etcd
dir=$(mktemp -d)
cd "$dir"
mkdir -p lists/partial
echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >sources.list
options="-o Dir::Etc::sourcelist=$dir/sources.list -o Dir::Etc::sourceparts=/dev/null -o Dir::State::lists=$dir/lists -o APT::Sandbox::User=root"
# shellcheck disable=SC2086 # the options are several words
apt-get $options update
# shellcheck disable=SC2086
apt-get $options download patroni
dpkg-deb --extract patroni_*.deb unpacked
rm -rf /usr/local/lib/koinklass-patroni
mkdir -p /usr/local/lib/koinklass-patroni
cp -r unpacked/usr/lib/python3/dist-packages/patroni /usr/local/lib/koinklass-patroni/
# The guard matters: Patroni starts PostgreSQL from a process of its own, which imports this file again.
for name in patroni:__main__:main patronictl:ctl:ctl; do
  program=${name%%:*} rest=${name#*:}
  cat >"/usr/local/bin/$program" <<PYTHON
#!/usr/bin/python3
import sys
sys.path.insert(0, "/usr/local/lib/koinklass-patroni")
from patroni.${rest%%:*} import ${rest#*:}
if __name__ == "__main__":
    sys.exit(${rest#*:}())
PYTHON
  chmod 755 "/usr/local/bin/$program"
done
chmod -R a+rX /usr/local/lib/koinklass-patroni
cd / && rm -rf "$dir"
/usr/local/bin/patroni --version
