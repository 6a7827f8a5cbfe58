/** The yardstick: a bare node:http server that sends one file's bytes with the headers of another file, nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [bodyFile = '', headersFile = '', port = '0'] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[]

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
