/** Line icons that only the office draws, 24 units square; the others come from the building blocks. */
export const OFFICE_ICONS = {
  users:
    '<circle cx="9" cy="8.5" r="3.3"/><path d="M2.5 19.5c.7-3.5 3.2-5.2 6.5-5.2s5.8 1.7 6.5 5.2M15.5 5.5a3.3 3.3 0 0 1 0 6M17.5 14.8c2.2.6 3.6 2.2 4 4.7"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  order: '<path d="M5 4.5h14V20l-2.3-1.5L14.3 20 12 18.5 9.7 20l-2.4-1.5L5 20V4.5ZM8.5 9h7M8.5 13h7"/>',
  board: '<path d="M4 4.5h4.5v15H4zM9.8 4.5h4.5v9H9.8zM15.6 4.5H20v12h-4.4z"/>',
  quote: '<path d="M4 5h16v11h-9l-4 4v-4H4V5ZM8 9h8M8 12h5"/>',
  box: '<path d="M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8"/>',
  import: '<path d="M4 4.5h16v15H4zM4 9.5h16M9.5 9.5v10M14.5 9.5v10M4 14.5h16"/>',
  page: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4"/>',
  money:
    '<rect x="3.5" y="6" width="17" height="12" rx="2"/><circle cx="12" cy="12" r="2.7"/><path d="M6.5 9v.1M17.5 15v.1"/>',
  chart: '<path d="M4 20h16M6.5 20v-7M11 20V6M15.5 20v-9M20 20V9"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18"/>',
  scan: '<path d="M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M7.5 9v6M11 9v6M14 9v6M16.8 9v6"/>',
  truck:
    '<path d="M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7"/><circle cx="7" cy="18" r="1.8"/><circle cx="17" cy="18" r="1.8"/>',
  print: '<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"/>',
  back: '<path d="M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  send: '<path d="M4 12 20 4.5 15 20l-3.5-6.5L4 12Z"/>',
  today: '<path d="M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8v2"/>',
  star: '<path d="m12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7L7 19l1.1-5.5L4 9.7 9.6 9 12 4Z"/>',
} as const

export type OfficeIconName = keyof typeof OFFICE_ICONS
