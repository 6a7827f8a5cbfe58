const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether something that was received is an id of ours, which the database can look for. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
