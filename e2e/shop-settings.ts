/** The settings of the shop that the browser tests run on, on that port. */
export const shopSettings = (port: number) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  NODE_ENV: '',
  DEMO: 'true',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  // Making thousands of files takes minutes of a small machine; tests look at some.
  IMAGES_AHEAD: 'false',
  // Tests are visitors from many networks: what one may do in an hour is counted by network.
  TRUSTED_PROXIES: '127.0.0.1',
})

/** Where that shop listens. */
export const shopPort = (): number => Number(process.env['E2E_PORT'] ?? 3199)
