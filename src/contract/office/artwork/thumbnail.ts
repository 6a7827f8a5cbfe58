import { PrivateId } from '../../envelope.ts'

/** The version whose small picture shows what a line is printed from. */
export const Thumbnail = PrivateId.nullable().describe('The version whose thumbnail shows what is printed')
