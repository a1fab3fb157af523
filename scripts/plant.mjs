// `npm run plant -- up | down | status`: the whole product as a bank would run it, on one Linux machine: nginx, N
// processes, PgBouncer, HAProxy, three PostgreSQL nodes under Patroni with etcd, pgBackRest, Prometheus. Also
// `backup`, `image`, `restore --to <time>` and `drill <name>`. docs/operation.md leads through it.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('plant/main.ts', process.argv.slice(2))
