/** The page in which the small studio draws: a headless Chromium (CHROMIUM_PATH) that reads the modules of this folder. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

const HERE = import.meta.dirname

export async function openStudio(): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.route('http://studio/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' })
    const text = readFileSync(join(HERE, pathname), 'utf8')
    return route.fulfill(
      pathname.endsWith('.json')
        ? { contentType: 'application/json', body: text }
        : { contentType: 'text/javascript', body: stripTypeScriptTypes(text) },
    )
  })
  await page.goto('http://studio/')
  return { browser, page }
}
