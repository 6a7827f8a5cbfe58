import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { clamdAddress } from './integrations/virus-scanner/clamd-address.ts'
import { PAYMENT_SETTINGS } from './payment-settings.ts'
import { WHATSAPP_SETTINGS } from './whatsapp-settings.ts'

/**
 * The environment's variables, each with its form, its default and what it means; the descriptions are the table of the
 * docs/configuration.md, checked by a test. What the parts of the shop are given is made of them in config.ts.
 */

const SERVICES = ['web', 'api', 'office', 'worker'] as const
/** A part of the shop that a process may run. */
export type Service = (typeof SERVICES)[number]

export const DEVELOPMENT_SECRET = 'only-for-development-0123456789abcdef'

const list = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const whole = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum)
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')

/** Every variable of the environment that the shop reads. Empty means not set. */
export const SETTINGS = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .describe('`production` turns the demo off, logs JSON and refuses to start with missing secrets'),
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on (3000)'),
  HOST: z.string().optional().describe('Address to listen on: `127.0.0.1`, in production `0.0.0.0`'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address that visitors use, `https://` and without a path; needed in production'),
  INSECURE_PUBLIC_URL: flag
    .default(false)
    .describe(
      '`true` allows a `PUBLIC_URL` with `http://` in production, where it is otherwise refused but for loopback',
    ),
  TRUSTED_PROXIES: list
    .default([])
    .describe('Addresses or networks (comma-separated) of proxies whose forwarded headers are trusted'),
  SERVICES: list
    .pipe(z.array(z.enum(SERVICES)).min(1))
    .default([...SERVICES])
    .describe(
      'Parts this process runs, all by default: `web`, `api`, `office`, `worker`; the option `--services=` wins',
    ),
  APP_SECRET: z
    .string()
    .min(32)
    .default(DEVELOPMENT_SECRET)
    .describe('Signs tokens; at least 32 random characters, needed in production'),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL 15 or later; without it the embedded server is used'),
  DATABASE_REPLICA_URL: postgresUrl.optional().describe('A read replica for the catalogue'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe(
      'The same server past a connection pooler such as PgBouncer: for `LISTEN`, locks, jobs, migrations and commands',
    ),
  DATABASE_POOL: whole(2, 200).default(8).describe('Connections per process at most (8)'),
  EMBEDDED_DATABASE: flag
    .default(false)
    .describe('`true` allows the embedded server in production, where it is otherwise refused'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database and of uploaded files (`.data`)'),
  DIST: z.string().default('dist').describe('Folder of the built pages (`dist`)'),
  DEMO: flag
    .optional()
    .describe(
      'Fill an empty shop with demo data, show `/dev/outbox`, `/dev/staff` and `/dev/parts`: `true` unless in production',
    ),
  SHUTDOWN_DELAY_MS: whole(0, 60_000)
    .optional()
    .describe(
      'On SIGTERM `/readyz` answers 503 for this long before connections are refused; for load balancers (0, in production 3000)',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe(
      'Lowest level that is logged: `fatal`, `error`, `warn`, `info` (the default), `debug`, `trace`, `silent`',
    ),
  METRICS_PORT: whole(1, 65_535)
    .optional()
    .describe('Port of `/metrics` for Prometheus; without it nothing is measured'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that `/metrics` listens on (`127.0.0.1`); it is for the monitoring alone, never for visitors'),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where traces go by OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`; without it none are made'),
  TRACES_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('Which part of the requests is traced, from 0 to 1 (0.05)'),
  VARNISH_URL: z.url().optional().describe('Varnish in front of the shop: pages that change are purged from it'),
  VARNISH_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 letters, digits or signs, without spaces')
    .optional()
    .describe('What Varnish knows a purge of the shop by, in its own environment as well; needed with `VARNISH_URL`'),
  CLOUDFLARE_ZONE: z
    .string()
    .optional()
    .describe('Zone of Cloudflare in front of the shop, purged of pages that change'),
  CLOUDFLARE_TOKEN: z.string().optional().describe('Token that may purge it; needed with `CLOUDFLARE_ZONE`'),
  CLOUDFLARE_URL: z
    .url()
    .default('https://api.cloudflare.com/client/v4')
    .describe('Where its API answers (`https://api.cloudflare.com/client/v4`)'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('Mail server; without it mail stays in the outbox table'),
  INSECURE_SMTP: flag
    .default(false)
    .describe('`true` sends mail to a server without TLS too, which otherwise only one on this machine may be'),
  MAIL_FROM: z.string().default('Print Shop <no-reply@localhost>').describe('Sender of mail'),
  STAFF_EMAIL: z.email().default('staff@localhost.example').describe('Who gets contact messages and special requests'),
  SMS_PROVIDER: z
    .enum(['unifonic', 'taqnyat'])
    .optional()
    .describe('Who sends text messages: `unifonic` or `taqnyat`; without one they stay in the outbox table'),
  SMS_API_KEY: z
    .string()
    .optional()
    .describe('App id (Unifonic) or bearer token (Taqnyat); needed with `SMS_PROVIDER`'),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 -]{3,11}$/, 'must be 3 to 11 letters or digits')
    .default('PRINTSHOP')
    .describe('Sender name of text messages, registered with the operators (`PRINTSHOP`)'),
  SMS_DAILY_LIMIT: whole(1, 1_000_000)
    .default(2_000)
    .describe('Text messages with codes sent in a day at most; afterwards codes go by email only (2000)'),
  ...WHATSAPP_SETTINGS,
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of the login with Google, whose redirect addresses are `PUBLIC_URL` + `/en/home` and `/ar/home`; without it the demo has identities of its own, and production none',
    ),
  GOOGLE_AUTHORIZE_URL: z
    .url()
    .default('https://accounts.google.com/o/oauth2/v2/auth')
    .describe('Where Google asks for consent (`https://accounts.google.com/o/oauth2/v2/auth`)'),
  GOOGLE_TOKENINFO_URL: z
    .url()
    .default('https://oauth2.googleapis.com/tokeninfo')
    .describe('Where Google confirms the owner of a token (`https://oauth2.googleapis.com/tokeninfo`)'),
  GOOGLE_USERINFO_URL: z
    .url()
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('Where Google gives the name (`https://openidconnect.googleapis.com/v1/userinfo`)'),
  ZATCA_CERTIFICATE: z
    .string()
    .optional()
    .describe(
      'Production certificate for e-invoices of a unit that was onboarded elsewhere (PEM, or base64); otherwise run `npm run shop -- zatca onboard`',
    ),
  ZATCA_PRIVATE_KEY: z.string().optional().describe('Its private key (PEM or base64); needed with `ZATCA_CERTIFICATE`'),
  ZATCA_SECRET: z.string().optional().describe('Its secret; without it invoices are not reported'),
  ZATCA_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where the tax authority answers, instead of the address of the environment a unit was onboarded in'),
  INVOICE_UNIT: whole(1, 99)
    .default(1)
    .describe('The unit that issues this process’s invoices, each with a chain of its own (`1`)'),
  CREDENTIALS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Encrypts the keys of invoice units and the authenticators of staff in the database; `APP_SECRET` when left out',
    ),
  ...PAYMENT_SETTINGS,
  CLAMD_URL: z
    .string()
    .refine((url) => URL.canParse(url) && clamdAddress(url) !== undefined, 'must be tcp://host:port or unix:///path')
    .optional()
    .describe(
      'A clamd that scans files of customers before they are opened, such as `tcp://clamav:3310` or `unix:///run/clamd.sock`; its `StreamMaxLength` must be `500M`',
    ),
  ARTWORK_SCAN: z
    .enum(['off'])
    .optional()
    .describe('`off` opens files of customers without a scan for viruses; production needs this or `CLAMD_URL`'),
  S3_ENDPOINT: z.url().optional().describe('S3-compatible storage; without it files are stored in `DATA_DIR`'),
  S3_BUCKET: z.string().optional().describe('Bucket; needed with `S3_ENDPOINT`'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket (`us-east-1`)'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key; needed with `S3_ENDPOINT`'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the key; needed with `S3_ENDPOINT`'),
  PAGE_CACHE_MB: whole(1, 4_096).default(32).describe('Largest memory for rendered pages, in megabytes (32)'),
  IMAGES_AHEAD: flag
    .default(true)
    .describe('`false`: picture sizes are made on first request, not ahead of time in the background'),
  IMAGE_WORKERS: whole(1, 64)
    .default(Math.max(1, availableParallelism() - 1))
    .describe('Processes that make picture sizes; one less than the processors'),
  ARTWORK_WORKERS: whole(1, 64)
    .default(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))))
    .describe(
      'Processes that open files of customers, each with up to 700 MB of memory; half the processors, 4 at most. ' +
        'One more of the same size fixes files',
    ),
})

export type Settings = z.infer<typeof SETTINGS>
