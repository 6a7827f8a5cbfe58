/** What is printed on cards and sheets of the brands. */
import { ar, art, brand, en, mark, names, rect, svg } from './print.ts'

export const face = (name: string, w: number, h: number, share = 0.5): string =>
  svg(
    w,
    h,
    `${art(name, 0, h * (1 - share), w, h * share)}${names(name, w / 2, h * (1 - share) * 0.52, Math.min(w * 0.13, h * 0.1))}`,
    brand(name).ground,
  )

export const plain = (name: string, w: number, h: number, ground?: string, ink?: string): string =>
  svg(
    w,
    h,
    `${mark(name, w / 2, h * 0.4, Math.min(w, h) * 0.2, ink)}${names(name, w / 2, h * 0.76, Math.min(w * 0.1, h * 0.14), ink)}`,
    ground ?? brand(name).ground,
  )

export const contact = (name: string, w: number, h: number): string =>
  svg(
    w,
    h,
    `${ar(w * 0.93, h * 0.34, 'ليان القحطاني', h * 0.14, brand(name).ink, 'end')}${en(w * 0.93, h * 0.52, 'Layan Al Qahtani', h * 0.09, brand(name).ink, 'end')}${en(w * 0.93, h * 0.84, `055 000 0000 · ${brand(name).site}`, h * 0.065, brand(name).ink, 'end')}`,
    brand(name).ground,
  )

export const dunes = (part: number): string =>
  `<svg x="0" y="0" width="1000" height="1400" viewBox="${part * 1000} 0 1000 1400"><rect width="3000" height="1400" fill="#f6d9b0"/><circle cx="2150" cy="430" r="210" fill="#e8663c"/><path d="M0 800Q500 560 1100 820T2200 760T3000 700V1400H0Z" fill="#d9935a"/><path d="M0 1000Q700 760 1400 1000T3000 900V1400H0Z" fill="#b9683c"/><path d="M0 1200Q900 980 1700 1200T3000 1120V1400H0Z" fill="#7d3f2a"/></svg>`

export const photo = (i: number): string =>
  svg(
    1000,
    1000,
    `${rect(0, 0, 1000, 1000, '#fdfcf9')}<svg x="60" y="60" width="880" height="880" viewBox="0 0 880 880">${[`<rect width="880" height="880" fill="#9fc9e0"/><circle cx="620" cy="260" r="120" fill="#fbe3a0"/><path d="M0 560Q260 420 520 560T880 520V880H0Z" fill="#d9a86b"/><path d="M0 700Q300 580 600 700T880 660V880H0Z" fill="#b97f45"/>`, `<rect width="880" height="880" fill="#f1dcc9"/><rect x="150" y="260" width="580" height="620" fill="#a9653f"/><path d="M320 880V560A120 120 0 0 1 560 560V880Z" fill="#5b2f1c"/><path d="M150 260l58-70 58 70 58-70 58 70 58-70 58 70 58-70 58 70 58-70 58 70Z" fill="#8a4c2c"/>`, `<rect width="880" height="880" fill="#1c3d5a"/><circle cx="240" cy="230" r="90" fill="#f3efe0"/><path d="M0 880L300 420L520 700L640 540L880 880Z" fill="#0f2438"/>`, `<rect width="880" height="880" fill="#cfe3cf"/><path d="M440 880V420" stroke="#7d5630" stroke-width="36"/>${[-70, -35, 0, 35, 70].map((a) => `<path d="M440 420C500 330 500 220 440 120C390 220 390 330 440 420Z" fill="#2f7d4f" transform="rotate(${a} 440 420)"/>`).join('')}`][i % 4] ?? ''}</svg>`,
  )
