import { parseArgs } from 'node:util'
import { ConfigError } from '#config'
import type { Config } from '#config'
import { hasErrors } from '#domain/doctor/finding.ts'
import type { Finding } from '#domain/doctor/finding.ts'
import { judgeSettings } from '#domain/doctor/judge-surroundings.ts'
import { checkCarriers } from '#services/gateway-accounts/carriers.ts'
import { openShopFiles } from '#services/backup/shop-files.ts'
import { examineShop } from '#services/doctor/examine-shop.ts'

export const doctorUsage = {
  usage: 'doctor [--json]',
  summary:
    'Says what is wrong with this installation and what to do about it. It changes nothing; exit code 1 when something harms.',
} as const

const MARKS = { ok: '✓', warning: '!', error: '✗' } as const

/** Examines the installation; `load` reads the settings, whose mistakes are findings too. Answers the exit code. */
export async function runDoctor(args: readonly string[], load: () => Config): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
  const findings = await examine(load)
  if (values.json) console.log(JSON.stringify({ healthy: !hasErrors(findings), findings }, undefined, 2))
  else print(findings)
  return hasErrors(findings) ? 1 : 0
}

async function examine(load: () => Config): Promise<Finding[]> {
  try {
    const config = load()
    return [
      ...judgeSettings(settingsOf(config)),
      ...(await examineWhatsApp(config)),
      ...(await examineShop(await placesOf(config))),
    ]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => ({
      check: 'settings',
      level: 'error',
      sentence: `The shop does not start with these settings. ${problem}`,
      advice: 'docs/configuration.md has every setting.',
    }))
  }
}

/** Whether Meta takes the settings of WhatsApp, by a call that sends nothing. Nothing is found where it is not set up. */
async function examineWhatsApp({ mail, sms, whatsapp }: Config): Promise<Finding[]> {
  if (!whatsapp) return []
  const others = { mail: { ...mail, smtpUrl: undefined }, sms: { ...sms, provider: undefined } }
  const found = await checkCarriers({ ...others, whatsapp })
  return found.map(({ isGood, isAlarm, sentence }) => ({
    check: 'settings',
    level: isGood ? 'ok' : isAlarm ? 'error' : 'warning',
    sentence,
    ...(!isGood && { advice: 'docs/operations.md#whatsapp' }),
  }))
}

const settingsOf = ({ production, demo, mail, sms, database, storage, payments }: Config) => ({
  production,
  demo,
  takesMoney: [payments.moyasar, payments.tabby, payments.tamara, payments.bank].some((way) => way !== undefined),
  sendsMail: mail.smtpUrl !== undefined,
  sendsTexts: sms.provider !== undefined,
  isEmbedded: database.url === undefined,
  storesInBucket: storage.kind === 's3',
})

const placesOf = async ({ database, dataFolder, storage, credentialsKey }: Config) => ({
  databaseUrl: database.directUrl,
  replicaUrl: database.replicaUrl,
  dataFolder,
  credentialsKey,
  storage: await openShopFiles(storage),
  now: () => new Date(),
})

function print(findings: readonly Finding[]): void {
  for (const { check, level, sentence, advice } of findings) {
    console.log(`${MARKS[level]} ${check.padEnd(10)} ${sentence}`)
    if (advice) console.log(`${' '.repeat(13)}→ ${advice}`)
  }
  const [errors, warnings] = (['error', 'warning'] as const).map((each) =>
    findings.filter(({ level }) => level === each),
  )
  console.log(`\n${errors?.length ?? 0} wrong, ${warnings?.length ?? 0} to look at, ${findings.length} looked at.`)
}
