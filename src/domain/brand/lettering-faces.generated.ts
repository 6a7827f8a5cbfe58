/* Made by scripts/cut-lettering.ts. */
import type { LetteringFaces } from './lettering-faces.ts'

export const LETTERING_FACES = {
  "cairo": {
    "name": "Cairo",
    "files": {
      "latin": "/lettering/cairo-latin-04f7eb46.woff2",
      "accents": "/lettering/cairo-accents-6154e12c.woff2",
      "arabic": "/lettering/cairo-arabic-ada51324.woff2"
    },
    "ascent": 1.303,
    "descent": 0.571,
    "widths": {
      "latin": [
        0.8804,
        0.8687,
        0.8578
      ],
      "arabic": [
        0.9372,
        0.9333,
        0.9297
      ]
    }
  },
  "alexandria": {
    "name": "Alexandria",
    "files": {
      "latin": "/lettering/alexandria-latin-19187f77.woff2",
      "accents": "/lettering/alexandria-accents-27393533.woff2",
      "arabic": "/lettering/alexandria-arabic-2582181c.woff2"
    },
    "ascent": 0.968,
    "descent": 0.251,
    "widths": {
      "latin": [
        1.0427,
        1.035,
        1.032
      ],
      "arabic": [
        1.031,
        1.0396,
        1.06
      ]
    }
  },
  "rubik": {
    "name": "Rubik",
    "files": {
      "latin": "/lettering/rubik-latin-a3a11962.woff2",
      "accents": "/lettering/rubik-accents-79d8c935.woff2",
      "arabic": "/lettering/rubik-arabic-5f2c72b1.woff2"
    },
    "ascent": 0.935,
    "descent": 0.25,
    "widths": {
      "latin": [
        0.976,
        1.0006,
        1.0032
      ],
      "arabic": [
        0.9352,
        0.9413,
        0.9367
      ]
    }
  },
  "vazirmatn": {
    "name": "Vazirmatn",
    "files": {
      "latin": "/lettering/vazirmatn-latin-42dc5aad.woff2",
      "accents": "/lettering/vazirmatn-accents-eea0274b.woff2",
      "arabic": "/lettering/vazirmatn-arabic-14568929.woff2"
    },
    "ascent": 1.0254,
    "descent": 0.5371,
    "widths": {
      "latin": [
        0.9262,
        0.9185,
        0.9064
      ],
      "arabic": [
        0.8956,
        0.8917,
        0.8819
      ]
    }
  },
  "noto-kufi-arabic": {
    "name": "Noto Kufi Arabic",
    "files": {
      "latin": "/lettering/noto-kufi-arabic-latin-38755bf6.woff2",
      "accents": "/lettering/noto-kufi-arabic-accents-588aab5e.woff2",
      "arabic": "/lettering/noto-kufi-arabic-arabic-96193541.woff2"
    },
    "ascent": 1.282,
    "descent": 0.615,
    "widths": {
      "latin": [
        0.9839,
        0.9898,
        0.9951
      ],
      "arabic": [
        0.9808,
        1.0044,
        1.0268
      ]
    }
  }
} as const satisfies Readonly<Record<string, LetteringFaces>>
