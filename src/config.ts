import { resolve } from 'node:path'
import type { z } from 'zod'
import type { EdgeCacheConfig } from '#integrations/edge-cache/edge-cache.ts'
import { clamdAddress } from '#integrations/virus-scanner/clamd-address.ts'
import type { StorageOptions } from '#integrations/storage/create-storage.ts'
import { paymentProblems, paymentsOf } from './payment-settings.ts'
import { whatsAppOf, whatsAppProblems } from './whatsapp-settings.ts'
import { DEVELOPMENT_SECRET, SETTINGS } from './settings.ts'
import type { Service, Settings } from './settings.ts'

/**
 * The environment, parsed once; nothing else reads it. To add a setting: a line in settings.ts and a field in `assemble`.
 */

/** What the parts of the shop are given. */
export type Config = ReturnType<typeof assemble>

/** The environment is not one the shop can run in; `problems` has a line per setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Parses the process's environment, `overrides` first. Throws ConfigError naming every setting that is wrong. */
export const loadConfig = (overrides: NodeJS.ProcessEnv = {}): Config => parseConfig({ ...process.env, ...overrides })

/** Parses the given environment; see loadConfig. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = SETTINGS.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${sentenceOf(issue)}`))
  }
  const problems = [
    ...storageProblems(parsed.data),
    ...edgeCacheProblems(parsed.data),
    ...(parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL
      ? ['DATABASE_URL: needed with DATABASE_DIRECT_URL']
      : []),
    ...stampProblems(parsed.data),
    ...(parsed.data.CLAMD_URL && parsed.data.ARTWORK_SCAN ? ['ARTWORK_SCAN: there is CLAMD_URL already'] : []),
    ...(parsed.data.SMS_PROVIDER && !parsed.data.SMS_API_KEY ? ['SMS_API_KEY: needed with SMS_PROVIDER'] : []),
    ...whatsAppProblems(parsed.data),
    ...paymentProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
    ...productionProblems(parsed.data),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return assemble(parsed.data)
}

/** What is wrong with one setting, in words for the operator. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'must be a whole number' : issue.message
    case 'too_big':
      return issue.origin === 'number' ? `must be ${issue.maximum} at most` : issue.message
    case 'too_small':
      return issue.origin === 'number' ? `must be ${issue.minimum} at least` : issue.message
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    default:
      return issue.message
  }
}

/** Load balancers ask every second or two whether a process is ready. */
const PRODUCTION_SHUTDOWN_MS = 3_000

function productionProblems(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const problems = []
  if (settings.APP_SECRET === DEVELOPMENT_SECRET)
    problems.push('APP_SECRET: set your own (at least 32 random characters)')
  problems.push(...publicUrlProblems(settings))
  if (!settings.DATABASE_URL && !settings.EMBEDDED_DATABASE) {
    problems.push('DATABASE_URL: set it, or allow the embedded server with EMBEDDED_DATABASE=true')
  }
  if (!settings.CLAMD_URL && !settings.ARTWORK_SCAN) {
    problems.push('CLAMD_URL: set a scanner for files of customers, or say ARTWORK_SCAN=off to open them unscanned')
  }
  return problems
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Visitors' sessions travel over this address, and links in mail are made of it. */
function publicUrlProblems({ PUBLIC_URL: address, INSECURE_PUBLIC_URL: allowed }: Settings): string[] {
  if (!address) return ['PUBLIC_URL: set the address that visitors use, such as https://shop.example']
  const { protocol, hostname, pathname, search, hash, username } = new URL(address)
  const problems = []
  if (protocol === 'http:' && !allowed && !LOOPBACK.test(hostname))
    problems.push('PUBLIC_URL: must begin with https://; INSECURE_PUBLIC_URL=true allows http://')
  if (pathname !== '/' || search || hash || username)
    problems.push('PUBLIC_URL: must be scheme and host only, without a path')
  return problems
}

function storageProblems(settings: Settings): string[] {
  if (!settings.S3_ENDPOINT) return []
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return needed.filter((name) => !settings[name]).map((name) => `${name}: needed with S3_ENDPOINT`)
}

function edgeCacheProblems({
  VARNISH_URL: varnish,
  VARNISH_SECRET: secret,
  CLOUDFLARE_ZONE: zone,
  CLOUDFLARE_TOKEN: token,
}: Settings): string[] {
  if (varnish && zone) return ['CLOUDFLARE_ZONE: there is VARNISH_URL already; one cache is purged']
  if (varnish && !secret) return ['VARNISH_SECRET: needed with VARNISH_URL']
  return zone && !token ? ['CLOUDFLARE_TOKEN: needed with CLOUDFLARE_ZONE'] : []
}

function edgeCacheOf(settings: Settings): EdgeCacheConfig | undefined {
  const { VARNISH_URL: url, VARNISH_SECRET: secret, CLOUDFLARE_ZONE: zone, CLOUDFLARE_TOKEN: token } = settings
  if (url && secret) return { kind: 'varnish', url, secret }
  return zone && token ? { kind: 'cloudflare', url: settings.CLOUDFLARE_URL, zone, token } : undefined
}

function stampProblems(settings: Settings): string[] {
  const { ZATCA_CERTIFICATE: certificate, ZATCA_PRIVATE_KEY: privateKey, ZATCA_SECRET: secret } = settings
  if (certificate && !privateKey) return ['ZATCA_PRIVATE_KEY: needed with ZATCA_CERTIFICATE']
  if (!certificate && (privateKey ?? secret))
    return ['ZATCA_CERTIFICATE: needed with ZATCA_PRIVATE_KEY and ZATCA_SECRET']
  return []
}

function assemble(settings: Settings) {
  const production = settings.NODE_ENV === 'production'
  const dataFolder = resolve(settings.DATA_DIR)
  const credentialsKey = settings.CREDENTIALS_KEY ?? settings.APP_SECRET
  return {
    production,
    logLevel: settings.LOG_LEVEL,
    services: new Set<Service>(settings.SERVICES),
    demo: settings.DEMO ?? !production,
    secret: settings.APP_SECRET,
    /** Encrypts the secrets that the database stores. */
    credentialsKey,
    dataFolder,
    pagesFolder: resolve(settings.DIST),
    http: {
      host: settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      port: settings.PORT,
      /** Scheme and host only, without a slash at the end. */
      publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
      trustedProxies: settings.TRUSTED_PROXIES,
      shutdownDelayMs: settings.SHUTDOWN_DELAY_MS ?? (production ? PRODUCTION_SHUTDOWN_MS : 0),
    },
    database: {
      /** Undefined: the embedded server in the data folder. */
      url: settings.DATABASE_URL,
      /** Past a pooler of connections, which knows neither LISTEN nor locks of a session. */
      directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
      replicaUrl: settings.DATABASE_REPLICA_URL,
      pool: settings.DATABASE_POOL,
    },
    telemetry: {
      /** Undefined: nothing is measured. */
      metrics: settings.METRICS_PORT ? { host: settings.METRICS_HOST, port: settings.METRICS_PORT } : undefined,
      /** Undefined: nothing is traced. */
      traces: settings.TRACES_URL ? { url: settings.TRACES_URL, ratio: settings.TRACES_RATIO } : undefined,
    },
    /** The cache in front of the shop; undefined without one that can be purged. */
    edgeCache: edgeCacheOf(settings),
    mail: mailOf(settings),
    sms: {
      provider: settings.SMS_PROVIDER,
      apiKey: settings.SMS_API_KEY,
      sender: settings.SMS_SENDER,
      dailyLimit: settings.SMS_DAILY_LIMIT,
    },
    /** Undefined: nothing goes by WhatsApp. */
    whatsapp: whatsAppOf(settings),
    whatsAppTemplatePrefix: settings.WHATSAPP_TEMPLATE_PREFIX,
    google: googleOf(settings),
    taxAuthority: {
      /** Undefined: that of the environment a unit was onboarded in. */
      url: settings.ZATCA_URL,
      unit: settings.INVOICE_UNIT,
      /** Of a unit that was onboarded elsewhere. */
      certificate: settings.ZATCA_CERTIFICATE,
      privateKey: settings.ZATCA_PRIVATE_KEY,
      password: settings.ZATCA_SECRET,
      /** What a self-made stamp is made of, for a unit without a certificate. */
      secret: settings.APP_SECRET,
      /** Encrypts the credentials of units. */
      key: credentialsKey,
    },
    payments: paymentsOf(settings, !production && (settings.DEMO ?? true)),
    storage: storageOf(settings, dataFolder),
    pageCacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    clamd: settings.CLAMD_URL === undefined ? undefined : clamdAddress(settings.CLAMD_URL),
    imagesAhead: settings.IMAGES_AHEAD,
    imageWorkers: settings.IMAGE_WORKERS,
    artworkWorkers: settings.ARTWORK_WORKERS,
  }
}

const mailOf = (settings: Settings) => ({
  smtpUrl: settings.SMTP_URL,
  allowsPlaintext: settings.INSECURE_SMTP,
  from: settings.MAIL_FROM,
  staffAddress: settings.STAFF_EMAIL,
})

const googleOf = (settings: Settings) => ({
  /** Undefined: no sign-in with Google, or the demo's own identities. */
  clientId: settings.GOOGLE_CLIENT_ID,
  authorizeUrl: settings.GOOGLE_AUTHORIZE_URL,
  tokenInfoUrl: settings.GOOGLE_TOKENINFO_URL,
  userInfoUrl: settings.GOOGLE_USERINFO_URL,
})

function storageOf(settings: Settings, dataFolder: string): StorageOptions {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return { kind: 'disk', folder: resolve(dataFolder, 'files') }
  return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey }
}
