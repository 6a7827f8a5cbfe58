export { permissionWords as default } from '#domain/staff/permission-words.en.ts'
