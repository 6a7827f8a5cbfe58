import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressAnswers, HOST, portAnswers } from './database-parts.ts'
import type { Site } from './database-parts.ts'
import { Part } from './part.ts'

/** Names the leader, the replicas and the shop's processes that answer. A dead one is left within a second. */
export async function haproxyPart({ folder, ports, programs }: Site): Promise<Part> {
  const file = join(folder, 'haproxy.cfg')
  const servers = (backends: readonly number[], checks: readonly number[]): string =>
    backends.map((port, index) => `  server s${index + 1} ${HOST}:${port} check port ${checks[index]}`).join('\n')
  await writeFile(
    file,
    `global
  maxconn 4000

defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  timeout check 1s
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions

listen leader
  bind ${HOST}:${ports.leader}
  option httpchk OPTIONS /primary
${servers(ports.postgres, ports.patroni)}

listen replicas
  bind ${HOST}:${ports.replicas}
  balance leastconn
  option httpchk OPTIONS /replica
${servers(ports.postgres, ports.patroni)}

listen shop
  mode http
  bind ${HOST}:${ports.shop}
  balance roundrobin
  option forwardfor
  option http-server-close
  timeout client 60s
  timeout server 60s
  option httpchk GET /readyz
  # Slow answers to checks are those of a busy machine. A process that has ended refuses connections, which go to another one at once.
  timeout check 2s
  default-server inter 250ms fall 3 rise 1
  # A request is sent again only where it cannot have been done: reads, and connections that were refused. A process that is
  # cut off from its database answers 503 to what it does not have in memory: another one may have it.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout 503
  http-request disable-l7-retry if !METH_GET
${servers(ports.web, ports.web)}
`,
  )
  return new Part({
    name: 'haproxy',
    program: programs.haproxy,
    args: ['-f', file],
    folder,
    isUp: () => portAnswers(ports.shop),
  })
}

const RULES = join(import.meta.dirname, '..', 'deploy', 'varnish', 'shop.vcl')

/** A cache in front of the balancer, as a network of caches would be. */
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
include "${RULES}";
`,
  )
  return new Part({
    name: 'varnish',
    program: programs.varnishd,
    args: ['-F', '-a', `${HOST}:${ports.front}`, '-f', file, '-n', join(folder, 'varnish'), '-s', 'malloc,128m'],
    folder,
    isUp: () => addressAnswers(`http://${HOST}:${ports.front}/livez`),
  })
}
