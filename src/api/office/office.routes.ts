import type { ApiServer } from '../api-server.ts'
import { describeOffice } from '../openapi.ts'
import { liveRoutes } from './live/live.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { peopleRoutes } from './staff/people.routes.ts'
import { tabletRoutes } from './production/tablet.routes.ts'
import { workshopDeviceRoutes } from './staff/workshop-devices.routes.ts'
import { savedViewRoutes } from './staff/saved-views.routes.ts'
import { roleRoutes } from './staff/roles.routes.ts'
import { couponRoutes } from './coupons/coupons.routes.ts'
import { accountRoutes } from './account.routes.ts'
import { freshRoutes } from './fresh.routes.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { officeCookies } from './office-cookies.ts'
import type { OfficeServices } from './office-services.ts'
import { orderFileRoutes } from './orders/order-file.routes.ts'
import { counterOrderRoutes } from './orders/counter-order.routes.ts'
import { moneyListRoutes } from './orders/money-list.routes.ts'
import { orderMoneyRoutes } from './orders/order-money.routes.ts'
import { bulkRunRoutes } from './bulk/bulk-run.routes.ts'
import { jobPoolRoutes } from './production/job-pool.routes.ts'
import { exportFileRoutes } from './orders/export-file.routes.ts'
import { orderExportRoutes } from './orders/order-export.routes.ts'
import { activityExportRoutes } from './exports/activity-export.routes.ts'
import { jobExportRoutes } from './exports/job-export.routes.ts'
import { moneyExportRoutes } from './exports/money-export.routes.ts'
import { peopleExportRoutes } from './exports/people-export.routes.ts'
import { findRoutes } from './find/find.routes.ts'
import { orderFilterRoutes } from './orders/order-filters.routes.ts'
import { orderPapersRoutes } from './orders/order-papers.routes.ts'
import { artworkDeskRoutes } from './artwork/desk.routes.ts'
import { jobRoutes } from './production/job.routes.ts'
import { jobPhotoRoutes } from './production/job-photo.routes.ts'
import { workshopPapersRoutes } from './production/workshop-papers.routes.ts'
import { workshopRoutes } from './production/workshop.routes.ts'
import { orderListRoutes } from './orders/order-list.routes.ts'
import { requestRoutes } from './requests/request.routes.ts'
import { todayRoutes } from './orders/today.routes.ts'
import { staffSignInRoutes } from './sign-in.routes.ts'
import { guardOffice } from './staff-actor.ts'
import { systemRoutes } from './system.routes.ts'

/** The calls of the office, below /api/office: for staff alone, never stored, described by a document of their own. */
export async function officeRoutes(api: ApiServer, services: OfficeServices, publicUrl: string): Promise<void> {
  const cookies = officeCookies(publicUrl.startsWith('https:'))
  await api.register(async (scope: ApiServer) => {
    await describeOffice(scope)
    guardOffice(scope, { publicUrl, cookie: cookies.session, sessions: services.sessions })
    liveRoutes(scope, services)
    orderListRoutes(scope, services)
    todayRoutes(scope, services)
    orderFileRoutes(scope, services)
    staffSignInRoutes(scope, services, cookies)
    invitationRoutes(scope, services, cookies)
    freshRoutes(scope, services, cookies)
    accountRoutes(scope, services, cookies)
    peopleRoutes(scope, services)
    roleRoutes(scope, services)
    couponRoutes(scope, services)
    savedViewRoutes(scope, services)
    workshopDeviceRoutes(scope, services, cookies)
    tabletRoutes(scope, services, cookies.tablet)
    activityRoutes(scope, services)
    orderMoneyRoutes(scope, services)
    counterOrderRoutes(scope, services)
    requestRoutes(scope, services)
    moneyListRoutes(scope, services)
    orderPapersRoutes(scope, services)
    await artworkDeskRoutes(scope, services)
    jobRoutes(scope, services)
    workshopRoutes(scope, services)
    orderFilterRoutes(scope, services)
    workshopPapersRoutes(scope, services)
    await scope.register(async (uploads: ApiServer) => jobPhotoRoutes(uploads, services))
    findRoutes(scope, services)
    bulkRunRoutes(scope, services)
    orderExportRoutes(scope, services)
    exportFileRoutes(scope, services)
    jobPoolRoutes(scope, services)
    jobExportRoutes(scope, services)
    moneyExportRoutes(scope, services)
    peopleExportRoutes(scope, services)
    activityExportRoutes(scope, services)
    systemRoutes(scope)
  })
}
