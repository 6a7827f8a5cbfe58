/** Checks the files of deploy/ by their own tools. A tool that is not installed is named, and fails nothing. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Check {
  readonly what: string
  readonly program: string
  readonly args: readonly string[]
  readonly in?: string
}

const YAML =
  '{extends: default, rules: {line-length: {max: 180}, document-start: disable, comments: disable, braces: disable}}'

/** The old tool knows versions, and no name; the new one neither needs a version nor minds it. */
const compose = join('deploy', 'compose', `.checked-${process.pid}.yaml`)
writeFileSync(
  compose,
  `version: '3.8'\n${readFileSync('deploy/compose/compose.yaml', 'utf8')
    .replace(/^name: .*$/m, '')
    .replace('env_file: [.env]', 'env_file: [env.example]')}`,
)

/** What varnishtest ends with where a program that a test needs is missing. */
const SKIPPED = 77

const CHECKS: readonly Check[] = [
  { what: 'alert rules', program: 'promtool', args: ['check', 'rules', 'alerts.yml'], in: 'deploy/prometheus' },
  {
    what: 'examples of alerts',
    program: 'promtool',
    args: ['test', 'rules', 'alerts.test.yml'],
    in: 'deploy/prometheus',
  },
  { what: 'Prometheus', program: 'promtool', args: ['check', 'config', 'prometheus.yml'], in: 'deploy/prometheus' },
  { what: 'YAML', program: 'yamllint', args: ['-d', YAML, 'deploy'] },
  { what: 'Varnish', program: 'varnishtest', args: globSync('deploy/varnish/*.vtc') },
  { what: 'HAProxy', program: 'varnishtest', args: ['deploy/haproxy/shop.vtc'] },
  { what: 'scripts', program: 'shellcheck', args: globSync('deploy/**/*.sh') },
  { what: 'Kubernetes', program: 'kubectl', args: ['kustomize', 'deploy/kubernetes'] },
  {
    what: 'Compose',
    program: 'docker-compose',
    args: ['--env-file', 'deploy/compose/env.example', '-f', compose, 'config', '--quiet'],
  },
  {
    what: 'Caddy',
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile'],
  },
]

try {
  for (const { what, program, args, in: where } of CHECKS) {
    const { status, error, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      cwd: where,
      env: { SHOP_DOMAIN: 'shop.example', ...process.env },
    })
    if (error) console.log(`- ${what}: ${program} is not installed`)
    else if (status === SKIPPED) console.log(`- ${what}: what ${program} needs is not installed`)
    else if (status === 0) console.log(`✓ ${what} (${program})`)
    else {
      console.error(`✗ ${what} (${program})\n${stdout}${stderr}`)
      process.exitCode = 1
    }
  }
} finally {
  rmSync(compose)
}
