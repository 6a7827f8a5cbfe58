/** Cards, vouchers and tickets that lie. */
import { INK, ar, art, disc, en, mark, rect, svg } from '../print.ts'
import type { Shot } from '../shot.ts'
import { lying, pile, down } from '../flat.ts'
import { face, plain, contact, dunes, photo } from '../faces.ts'

const appointment = svg(
  900,
  540,
  `${ar(850, 110, 'عيادات سدرة', 64, '#1e4b3f', 'end')}${en(50, 106, 'Your next visit', 40, '#5c5e66', 'start')}${[0, 1, 2, 3].map((i) => `${rect(50, 170 + i * 82, 800, 66, i % 2 ? '#eef4ef' : '#f7faf7', 'rx="10"')}${ar(820, 214 + i * 82, 'اليوم والساعة', 30, '#8aa08f', 'end', 'Rdx', 400)}`).join('')}`,
  '#fff',
)

const voucher = (value: string): string =>
  svg(
    1800,
    800,
    `${art('rayhan', 1100, 0, 700, 800)}${rect(0, 0, 500, 800, '#f3e2d8')}<path d="M500 0V800" stroke="#8c5a3c" stroke-width="4" stroke-dasharray="14 12"/>${ar(1040, 240, 'قسيمة هدية', 120, '#164b3c', 'end', 'Mes', 700)}${en(1040, 500, value, 240, '#c2256e', 'end', 'Rdx', 600)}${ar(1040, 640, 'ريال من ريحان للزهور', 70, '#164b3c', 'end', 'Mes', 500)}${en(250, 420, '000217', 84, '#8c5a3c')}`,
    '#fbf1ea',
  )

const ticket = (n: string): string =>
  svg(
    2100,
    750,
    `${art('madar', 0, 0, 1520, 750)}${rect(1540, 0, 560, 750, '#f2b705')}<path d="M1540 0V750" stroke="#fff" stroke-width="6" stroke-dasharray="16 14"/>${ar(1460, 300, 'ليلة النجوم', 170, '#f3f1ec', 'end', 'Lale', 400)}${en(1460, 420, 'Night of the stars', 80, '#9fd0de', 'end')}${en(1460, 630, '22 · 01 · 2027   20:30', 64, '#f3f1ec', 'end')}${en(1820, 330, n, 120, INK, 'middle', 'Rdx', 600)}${ar(1820, 500, 'صف ب', 90)}`,
    '#15202b',
  )

const METAL = { colour: '#c9ccd0', isMetal: true, rough: 0.3, brushed: 0.3 }

export const SHOTS: Readonly<Record<string, () => Shot>> = {
  'cards-slim-sahil': () =>
    down(
      'aqua',
      [
        ...pile(14, 4.2, 1.75, face('sahil', 850, 350, 0.45), { at: [-0.3, 0.9], turn: 12 }),
        ...lying(4.2, 1.75, contact('sahil', 850, 350), { at: [0.6, -1.3], turn: -8 }),
      ],
      15,
    ),
  'cards-rounded-rayhan': () =>
    down(
      'mint',
      [
        ...pile(16, 4.5, 2.5, plain('rayhan', 900, 500), { at: [-0.4, 1], turn: 10, radius: 0.32 }),
        ...lying(4.5, 2.5, contact('rayhan', 900, 500), { at: [0.7, -1.7], turn: -9, radius: 0.32 }),
      ],
      17,
    ),
  'appointment-card': () =>
    down(
      'sky',
      [
        ...lying(4.25, 2.55, appointment, { at: [0.4, -1.2], turn: -8, radius: 0.1 }),
        ...pile(
          12,
          4.25,
          2.55,
          svg(
            900,
            540,
            `${rect(0, 0, 900, 540, '#1e4b3f')}${ar(450, 300, 'عيادات سدرة', 110, '#f3f1ec')}${en(450, 390, 'Sidra Clinics', 56, '#b9d6c4')}`,
          ),
          { at: [-0.6, 1.4], turn: 14, radius: 0.1, edge: '#e7eee9' },
        ),
      ],
      17,
    ),
  'card-metal': () =>
    down(
      'night',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${mark('oud', 190, 270, 110, '#17181c')}${ar(800, 270, 'دار العود', 92, '#17181c', 'end', 'Ruqaa', 700)}${en(800, 370, 'Dar Al Oud', 46, '#2a2c31', 'end', 'Frau')}`,
          ),
          { at: [0.5, -1], turn: -12, radius: 0.16, look: METAL, edge: '#8f959b' },
        ),
        ...lying(4.3, 2.7, svg(860, 540, `${mark('oud', 430, 270, 150, '#e2b868')}`), {
          at: [-0.8, 1.3],
          z: -0.04,
          turn: 16,
          radius: 0.16,
          look: { colour: '#2b2d31', rough: 0.35, isMetal: true },
          edge: '#55585e',
        }),
      ],
      16,
      { keyPower: 1.2 },
    ),
  'card-clear': () =>
    down(
      'lilac',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${rect(0, 0, 860, 540, '#ffffff', 'fill-opacity=".28"')}${mark('noura', 200, 270, 110)}${ar(800, 270, 'استوديو نورة', 82, INK, 'end')}${en(800, 360, 'Noura Studio', 50, INK, 'end')}`,
          ),
          {
            at: [0.5, -1.1],
            turn: -10,
            radius: 0.18,
            look: { colour: '#eef4f6', opacity: 0.82, rough: 0.2 },
            edge: '#dfe9ec',
          },
        ),
        ...lying(4.3, 2.7, svg(860, 540, `${mark('noura', 430, 270, 150)}`), {
          at: [-0.7, 1.4],
          turn: 15,
          radius: 0.18,
          look: { colour: '#eef4f6', opacity: 0.82, rough: 0.2 },
          edge: '#dfe9ec',
        }),
      ],
      16,
    ),
  'usb-card': () =>
    down(
      'butter',
      [
        ...lying(4.3, 2.7, face('madar', 860, 540, 0.999), {
          at: [-0.3, 0.9],
          turn: 12,
          radius: 0.18,
          thick: 0.11,
          edge: '#0d151d',
        }),
        ...lying(4.3, 2.7, plain('madar', 860, 540), {
          at: [0.5, -1.7],
          turn: -9,
          radius: 0.18,
          thick: 0.11,
          edge: '#0d151d',
        }),
        ...lying(0.6, 0.62, svg(60, 62, rect(0, 0, 60, 62, '#c9a35a')), {
          at: [2.75, -1.9],
          turn: -9,
          z: 0.02,
          thick: 0.07,
          look: { isMetal: true, colour: '#d2a75a', rough: 0.3 },
        }),
      ],
      16,
    ),
  'key-card': () =>
    down(
      'sand',
      [
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `<svg viewBox="0 0 1000 628" width="860" height="540">${dunes(2)}</svg>${ar(800, 130, 'فندق ليل', 80, '#5b2f1c', 'end')}${en(800, 200, 'Layl Hotel', 44, '#5b2f1c', 'end', 'Frau')}`,
          ),
          { at: [0.4, -1.2], turn: -10, radius: 0.18 },
        ),
        ...lying(
          4.3,
          2.7,
          svg(
            860,
            540,
            `${rect(0, 0, 860, 540, '#1c3d5a')}${disc(640, 200, 100, '#f3efe0')}${ar(800, 460, 'أهلًا بك', 90, '#f3efe0', 'end')}`,
          ),
          { at: [-0.6, 1.4], turn: 14, radius: 0.18, edge: '#12293d' },
        ),
      ],
      16,
    ),
  voucher: () =>
    down(
      'mint',
      [
        ...lying(5.4, 2.4, voucher('100'), { at: [0.2, -1.3], turn: -8 }),
        ...pile(10, 5.4, 2.4, voucher('250'), { at: [-0.3, 1.4], turn: 9 }),
      ],
      19,
    ),
  postcard: () =>
    down(
      'sand',
      [0, 1, 2, 3].flatMap((i) =>
        lying(
          4.4,
          3.1,
          svg(
            1480,
            1050,
            `<svg x="0" y="0" width="1480" height="1050" viewBox="60 200 880 624" preserveAspectRatio="xMidYMid slice">${photo(
              i,
            )
              .replace(/<svg xmlns[^>]*>/, '')
              .replace(
                /<\/svg>$/,
                '',
              )}</svg>${en(1400, 980, ['AlUla', 'Diriyah', 'Tuwaiq', 'Al Ahsa'][i] ?? '', 70, '#fff', 'end', 'Rdx', 600)}`,
            '#fdfcf9',
          ),
          { at: [i % 2 ? 1.9 : -1.9, i < 2 ? 1.5 : -1.8], turn: [8, -6, -10, 7][i] ?? 0, z: i * 0.01 },
        ),
      ),
      21,
    ),
  'ticket-event': () =>
    down(
      'stone',
      [
        ...lying(6.3, 2.25, ticket('17'), { at: [0, -1.3], turn: -7 }),
        ...pile(8, 6.3, 2.25, ticket('18'), { at: [-0.2, 1.5], turn: 9, edge: '#e9e4d8' }),
      ],
      21,
    ),
  'invitation-baby': () =>
    down(
      'lilac',
      [
        ...lying(
          2.7,
          3.6,
          svg(
            900,
            1200,
            `${disc(450, 430, 210, '#f6cfc4')}${ar(450, 480, 'جود', 210, '#8a2f45', 'middle', 'Ruqaa', 700)}${ar(450, 760, 'نوّرت بيتنا', 92, '#8a2f45', 'middle', 'Amiri', 400)}${en(450, 900, '3.2 kg · 04 · 11 · 2026', 56, '#a0705f')}`,
            '#fdf3ee',
          ),
          { at: [0.8, -0.8], turn: -8, radius: 0.12 },
        ),
        ...pile(
          8,
          2.7,
          3.6,
          svg(
            900,
            1200,
            `${disc(450, 430, 210, '#cfe0ee')}${ar(450, 480, 'سلمان', 170, '#1f3557', 'middle', 'Ruqaa', 700)}${ar(450, 760, 'حلّ ضيفًا', 92, '#1f3557', 'middle', 'Amiri', 400)}`,
            '#f3f8fc',
          ),
          { at: [-1.2, 0.9], turn: 12, radius: 0.12 },
        ),
      ],
      15,
    ),
}
