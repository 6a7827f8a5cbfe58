import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { REMINDER_HOURS } from '#domain/artwork/artwork-clock.ts'
import type { Language } from '#domain/language.ts'
import type { ArtworkScene } from './artwork-scenes.ts'

/** A line that a scene plays with. */
export type SceneLine = {
  readonly id: number
  readonly order_id: string
  readonly number: number
  readonly position: number
  readonly customer_id: string
  readonly contact_name: string
  readonly language: Language
}

/** The first line that fits a scene: of an order that was placed before the scene begins, and not at the desk yet. */
export async function findSceneLine(db: Db, scene: ArtworkScene): Promise<SceneLine | undefined> {
  const { rows } = await sql<SceneLine>`
    select l.id, l.order_id, o.number, l.position, o.customer_id, o.contact_name, o.language
    from order_line l join customer_order o on o.id = l.order_id join product p on p.id = l.product_id
    left join order_desk d on d.order_id = o.id
    where p.code = any(${[...scene.products]}::text[]) and p.print_method is not null and o.status = ${scene.order}
      and (d.hold_reason is not null) = ${scene.isHeld ?? false} and o.cancel_requested_at is null
      and l.production_started_at is null and o.customer_id is not null
      and o.opened_at < now() - make_interval(secs => ${scene.steps[0].ago * 3_600})
      and not exists (select from line_production where line_id = l.id)
      and not exists (select from print_job j join station s on s.id = j.station_id
        where j.line_id = l.id and (s.kind <> 'PREPRESS' or j.state <> 'QUEUED'))
    order by o.number, l.position limit 1`.execute(db)
  return rows[0]
}

/** Has a line wait for its file, or for the shop to design it. The orders of the demo were paid without their triggers. */
export async function awaitFile(db: Db, lineId: number, isDesign: boolean): Promise<void> {
  await sql`
    insert into line_production (line_id, state, policy, design_asked_at)
    select l.id, 'AWAITING_ARTWORK', case when ${isDesign} then 'STAFF' else p.print_proof end,
      case when ${isDesign} then now() end
    from order_line l join product p on p.id = l.product_id where l.id = ${lineId}`.execute(db)
}

/** The jobs of a line with the stations that they are at. */
export async function findJobs(db: Db, lineId: number): Promise<{ code: string; station_id: number }[]> {
  const { rows } = await sql<{ code: string; station_id: number }>`
    select code, station_id from print_job where line_id = ${lineId} order by part`.execute(db)
  return rows
}

const FROZEN = [
  'line_production',
  'line_event',
  'line_artwork',
  'artwork_version',
  'print_proof',
  'sign_off',
  'customer_wait',
  'staff_change',
]

/** Lets time pass for a line: whatever happened to it lies so much further back. Reminders that were due are taken as sent. */
export async function passTime(tx: Db, line: SceneLine, hours: number): Promise<void> {
  for (const table of FROZEN) await sql`alter table ${sql.ref(table)} disable trigger user`.execute(tx)
  const by = sql`make_interval(secs => ${hours * 3_600})`
  const ofLine = sql`line_id = ${line.id}`
  const version = sql`select version_id from line_artwork where ${ofLine}`
  const code = `${line.number}-${line.position + 1}`
  await sql`update line_production set moved_at = moved_at - ${by}, design_asked_at = design_asked_at - ${by}
    where ${ofLine}`.execute(tx)
  await sql`update line_event set at = at - ${by} where ${ofLine}`.execute(tx)
  await sql`update artwork set created_at = created_at - ${by}
    where id in (select artwork_id from artwork_version where id in (${version}))`.execute(tx)
  await sql`update artwork_version set created_at = created_at - ${by}, opened_at = opened_at - ${by}
    where id in (${version})`.execute(tx)
  await sql`update line_artwork set set_at = set_at - ${by} where ${ofLine}`.execute(tx)
  await sql`update sign_off set at = at - ${by} where proof_id in (select id from print_proof where ${ofLine})`.execute(
    tx,
  )
  await sql`update staff_change set at = at - ${by}
    where subject_type = 'order' and subject_id = ${line.order_id} and after ->> 'line' = ${code}`.execute(tx)
  await sql`update order_line set proof_approved_at = proof_approved_at - ${by}, production_started_at = production_started_at - ${by}
    where id = ${line.id}`.execute(tx)
  await passReminders(tx, line.id, by)
  for (const table of FROZEN) await sql`alter table ${sql.ref(table)} enable trigger user`.execute(tx)
}

async function passReminders(tx: Db, lineId: number, by: ReturnType<typeof sql>): Promise<void> {
  const passed = (since: ReturnType<typeof sql>) => sql`(select count(*)::integer
    from unnest(${[...REMINDER_HOURS]}::integer[]) h where ${since} <= now() - make_interval(hours => h))`
  await sql`update customer_wait set since = since - ${by}, until = until - ${by}, steps = ${passed(sql`since - ${by}`)}
    where line_id = ${lineId}`.execute(tx)
  await sql`update print_proof set created_at = created_at - ${by}, sent_at = sent_at - ${by}, decided_at = decided_at - ${by},
      reminders = case state when 'SENT' then ${passed(sql`sent_at - ${by}`)} else reminders end
    where line_id = ${lineId}`.execute(tx)
}

/** Takes the messages about an order as sent: a number of the demo may be that of a stranger. Mail that holds a link keeps it, and waits. */
export async function passMessages(tx: Db, orderId: string): Promise<void> {
  await sql`
    update outbox_message set status = 'SENT', sent_at = created_at,
      subject = case when is_secret then '' else subject end, body_text = case when is_secret then '' else body_text end,
      body_html = case when is_secret then '' else body_html end
    where status = 'PENDING' and (channel = 'SMS' or not is_secret)
      and starts_with(dedupe_key, ${`order:${orderId}:`})`.execute(tx)
}
