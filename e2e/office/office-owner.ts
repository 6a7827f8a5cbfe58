import { expect, request as requests } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { appCode } from './authenticator.ts'
import { ownNetwork } from '../customers.ts'
import { shopPort } from '../shop-settings.ts'
import { staff } from './staff.ts'

export const STAFF_PASSWORD = 'a quiet press at night'

const ADDRESS = `http://127.0.0.1:${shopPort()}`
/** An owner is replaced before a second factor of theirs has to be shown again. */
const OWNER_MS = 4 * 60_000

type Invited = { readonly email: string; readonly name: string; readonly language: 'en' | 'ar'; readonly role: string }

let owner: { readonly calls: Promise<APIRequestContext>; readonly since: number } | undefined

/** Takes an invitation up by calls: whatever has the cookies of `calls` is signed in then. */
export async function acceptInvitation(calls: APIRequestContext, link: string): Promise<void> {
  const invitation = { token: link.split('#')[1] ?? '', password: STAFF_PASSWORD }
  const call = (path: string, data: object) => calls.post(`/api/office/invitation/${path}`, { data })
  const begun = await call('authenticator', invitation)
  expect(begun.ok(), await begun.text()).toBe(true)
  const { data } = (await begun.json()) as { data: { secret: string } }
  const accepted = await call('accept', { ...invitation, code: appCode(data.secret) })
  expect(accepted.ok(), await accepted.text()).toBe(true)
}

/** Comes in as an owner; by a command, as the first person of a shop does. */
async function newOwner(): Promise<APIRequestContext> {
  const email = `owner-${crypto.randomUUID()}@shop.example`
  const printed = await staff('staff', 'invite', email, '--name', 'Owner', '--role', 'owner', '--language', 'en')
  const calls = await requests.newContext({ baseURL: ADDRESS, extraHTTPHeaders: { ...ownNetwork(), origin: ADDRESS } })
  await acceptInvitation(calls, /\/office\/join#\S+/.exec(printed)?.[0] ?? '')
  return calls
}

/** Does something in the office as an owner, who is the same one for minutes: a command takes a second to start. */
async function asOwner<Data>(method: string, path: string, data?: object): Promise<Data> {
  if (!owner || Date.now() - owner.since > OWNER_MS) owner = { calls: newOwner(), since: Date.now() }
  const answer = await (await owner.calls).fetch(`/api/office${path}`, { method, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}

/** Invites a person; answers the path of the link in their mail. */
export async function invite({ role, ...person }: Invited): Promise<string> {
  const roles = await asOwner<{ id: string; code: string | null }[]>('GET', '/roles')
  const roleIds = roles.filter(({ code }) => code === role).map(({ id }) => id)
  const { href } = await asOwner<{ href: string }>('POST', '/staff', { ...person, roleIds })
  return new URL(href).pathname + new URL(href).hash
}

const move = (orderNumber: number, form: object) => asOwner('POST', `/orders/${orderNumber}/moves`, form)

export const accept = (orderNumber: number) => move(orderNumber, { move: 'accept' })

/** Moves a paid order that is picked up to its end. */
export async function deliver(orderNumber: number): Promise<void> {
  await accept(orderNumber)
  await deliverAccepted(orderNumber)
}

/** The same for one that is accepted already. */
export async function deliverAccepted(orderNumber: number): Promise<void> {
  await move(orderNumber, { move: 'start' })
  await move(orderNumber, { move: 'ready', openJobs: 'close' })
  await move(orderNumber, { move: 'deliver' })
}
