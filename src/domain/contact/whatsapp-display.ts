import { groupedPhone } from './phone.ts'
import { whatsAppNumber, type WhatsAppLink } from './whatsapp.ts'

/** The same number in groups: "+966 55 123 4567". Not the local form: beside that of the top bar it reads like another. */
export const whatsAppDisplay = (link: WhatsAppLink): string => groupedPhone(`+${whatsAppNumber(link)}`)
