import type { z } from 'zod'
import type { MoveForm } from '#contract/office/orders/order-work.ts'
import type { Result } from '#domain/result.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import type { OfficeServices } from '../office-services.ts'
import type { WorkError } from './work-refusal.ts'

type Form = z.output<typeof MoveForm>
type Mover = { readonly number: number; readonly staff: StaffActor }

/** Does with an order what the form says. */
export function makeMove(
  { moves, late, work }: OfficeServices['orders'],
  { number, staff }: Mover,
  form: Form,
): Promise<Result<unknown, WorkError>> {
  switch (form.move) {
    case 'accept':
      return moves.accept(number, staff)
    case 'start':
      return moves.start(number, staff)
    case 'ready':
      return moves.ready(number, staff, form.openJobs)
    case 'ship': {
      const { carrier, trackingNumber, trackingUrl = null } = form
      return moves.ship(number, { carrier, trackingNumber, trackingUrl }, staff, form.openJobs)
    }
    case 'deliver':
      return moves.deliver(number, staff)
    case 'takeBack':
      return moves.takeBack(number, form.reason, staff)
    case 'cancel':
      return moves.cancelByStaff(number, form.reason, staff)
    case 'reject':
      return moves.reject(number, form.reason, staff)
    case 'postpone':
      return late.postpone(number, form.day, form.reason, staff)
    case 'hold':
      return work.hold(staff, number, form.reason)
    case 'release':
      return work.release(staff, number)
    case 'refuseCancel':
      return work.refuseCancel(staff, number, form.reason)
  }
}
