import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressAnswers, HOST, portAnswers } from './database-parts.ts'
import type { Site } from './database-parts.ts'
import { Part } from './part.ts'
import { BUCKET, PURGE_SECRET } from './shop-parts.ts'

const RULES = join(import.meta.dirname, '..', 'deploy', 'haproxy', 'shop.cfg')

/** Leads to the leader, the replicas and the shop's processes that answer, by the rules of deploy/haproxy. */
export async function haproxyPart({ folder, ports, programs }: Site): Promise<Part> {
  const file = join(folder, 'haproxy.cfg')
  const servers = (backends: readonly number[], checks: readonly number[]): string =>
    backends.map((port, index) => `  server s${index + 1} ${HOST}:${port} check port ${checks[index]}`).join('\n')
  await writeFile(
    file,
    `global
  maxconn 4000

listen leader from shop-database
  bind ${HOST}:${ports.leader}
  option httpchk OPTIONS /primary
${servers(ports.postgres, ports.patroni)}

listen replicas from shop-database
  bind ${HOST}:${ports.replicas}
  balance leastconn
  option httpchk OPTIONS /replica
${servers(ports.postgres, ports.patroni)}

frontend visitors from shop-visitors
  bind ${HOST}:${ports.shop}
  default_backend shop

backend shop from shop-processes
${servers(ports.web, ports.web)}
`,
  )
  return new Part({
    name: 'haproxy',
    program: programs.haproxy,
    args: ['-f', RULES, '-f', file],
    folder,
    isUp: () => portAnswers(ports.shop),
  })
}

const CACHE_RULES = join(import.meta.dirname, '..', 'deploy', 'varnish')

/** A cache in front of the balancer, as a network of caches would be. Pictures come to it from the bucket. */
export async function varnishPart({ folder, ports, programs }: Site): Promise<Part | undefined> {
  if (!programs.varnishd) return undefined
  const file = join(folder, 'shop.vcl')
  await writeFile(
    file,
    `vcl 4.1;
backend shop {
  .host = "${HOST}";
  .port = "${ports.shop}";
  .probe = { .url = "/livez"; .interval = 500ms; .timeout = 1s; .window = 2; .threshold = 1; }
}
backend pictures { .host = "${HOST}"; .port = "${ports.objects}"; .connect_timeout = 1s; .first_byte_timeout = 5s; }
include "${CACHE_RULES}/pictures.vcl";
include "${CACHE_RULES}/shop.vcl";
`,
  )
  return new Part({
    name: 'varnish',
    program: programs.varnishd,
    env: { S3_BUCKET: BUCKET, VARNISH_SECRET: PURGE_SECRET },
    args: ['-F', '-a', `${HOST}:${ports.front}`, '-f', file, '-n', join(folder, 'varnish'), '-s', 'malloc,128m'],
    folder,
    isUp: () => addressAnswers(`http://${HOST}:${ports.front}/livez`),
  })
}
