import { z } from 'zod'
import { Id } from '#contract/envelope.ts'
import type { SuccessCode } from '#contract/messages/api-messages.ts'
import {
  CouponAnswer,
  CouponForm,
  CouponListAnswer,
  CouponListQuery,
  NewCouponForm,
} from '#contract/office/coupons/coupons.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CouponError } from '#services/coupons/desk-coupons.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields, notFound } from '../../refusal.ts'
import type { Refusal } from '../../refusal.ts'
import { listed, route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { conflictRefusal, VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentCoupon, presentCouponFile } from './coupon.presenter.ts'

type Services = Pick<OfficeServices, 'coupons'>

const VIEW = forStaff('prices.view')
const DECIDE = forStaff('prices.decide')
const TAG = 'office coupons'
const ONE = { params: z.strictObject({ id: Id }) }

/** Coupons: reading them, creating them and changing their terms. */
export function couponRoutes(scope: ApiServer, { coupons }: Services): void {
  const list = {
    ...routeSchema(TAG, 'List coupons, the newest first, fifty to a page', CouponListAnswer),
    querystring: CouponListQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/coupons', access: VIEW, schema: list },
    async ({ query: { q, state, cursor } }) => {
      const { rows, total, next } = await coupons.page({ text: q, states: state }, cursor)
      return listed(rows.map(presentCoupon), { total, isTotalExact: true, next })
    },
  )
  const one = { ...routeSchema(TAG, 'Get a coupon with what it is for and what it gave', CouponAnswer), ...ONE }
  route(
    scope,
    { method: 'GET', path: '/office/coupons/:id', access: VIEW, schema: one },
    ({ params: { id }, language }) => couponNow(coupons, id, language),
  )
  const create = { ...routeSchema(TAG, 'Create a coupon', CouponAnswer), body: NewCouponForm }
  route(
    scope,
    { method: 'POST', path: '/office/coupons', access: DECIDE, schema: create },
    async ({ body: { code, ...form }, staff, language }) =>
      answered(coupons, await coupons.create(staff, code, form), 'coupon_created', language),
  )
  const change = {
    ...routeSchema(TAG, 'Update the terms of a coupon', CouponAnswer),
    ...ONE,
    ...VERSION_HEADER,
    body: CouponForm,
  }
  route(
    scope,
    { method: 'PUT', path: '/office/coupons/:id', access: DECIDE, schema: change },
    async ({ params: { id }, body, staff, request, language }) => {
      const changed = await coupons.change(staff, { id, version: versionOf(request) }, body)
      return answered(coupons, changed, 'coupon_changed', language)
    },
  )
}

async function couponNow(coupons: Services['coupons'], id: string, language: Language) {
  const found = await coupons.find(id)
  return found ? ok(presentCouponFile(found, language)) : err(notFound('coupon'))
}

/** The coupon as it is after a change, or why nothing was changed. */
async function answered(
  coupons: Services['coupons'],
  written: Result<string, CouponError>,
  code: SuccessCode,
  language: Language,
) {
  if (!written.ok) return err(couponRefusal(written.error))
  const now = await couponNow(coupons, written.value, language)
  return now.ok ? ok(withMessage(code, now.value)) : now
}

function couponRefusal(error: CouponError): Refusal {
  switch (error.code) {
    case 'coupons/not-found':
      return notFound('coupon')
    case 'coupons/code-taken':
      return invalidFields([{ field: 'code', code: 'coupon_code_taken' }])
    case 'coupons/days-reversed':
      return invalidFields([{ field: 'lastDay', code: 'last_day_before_first' }])
    case 'coupons/limit-below-uses':
      return invalidFields([{ field: 'usageLimit', code: 'limit_below_uses' }])
    case 'coupons/unknown-target':
      return invalidFields([{ field: error.field, code: 'not_an_option' }])
    case 'coupons/both-lists':
      return invalidFields([{ field: error.field, code: 'in_both_lists' }])
    case 'versions/conflict':
      return conflictRefusal(error)
  }
}
