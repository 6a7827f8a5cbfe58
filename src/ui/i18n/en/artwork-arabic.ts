/** Findings about Arabic text. */
export default {
  'arabic-apart-and-reversed.title': 'This line runs backwards, and its letters are not joined',
  'arabic-apart-and-reversed.why':
    'Each letter stands by itself, from left to right. A reader sees no word in it: {text}',
  'arabic-apart-and-reversed.todo': 'Export again from a program that supports Arabic, or ask us to set this line.',
  'arabic-apart-and-reversed.detail': 'Isolated forms in left-to-right order: {text}',

  'arabic-letters-apart.title': 'These letters are not joined',
  'arabic-letters-apart.why':
    'The program that saved the file took the Arabic apart. It would be printed as you see it in the picture.',
  'arabic-letters-apart.todo': 'Export again from a program that supports Arabic, or ask us to set this line.',
  'arabic-letters-apart.detail': 'Isolated forms, or letter spacing on Arabic text: {text}',

  'arabic-order-reversed.title': 'This line runs backwards',
  'arabic-order-reversed.why': 'Its letters stand from left to right. A reader sees no word in it: {text}',
  'arabic-order-reversed.todo': 'Export again from a program that supports Arabic, or ask us to set this line.',
  'arabic-order-reversed.detail': 'Arabic text in left-to-right order: {text}',

  'arabic-words-reversed.title': 'The words of this line are in the wrong order',
  'arabic-words-reversed.why': 'Each word is right, but the line starts with its last one: {text}',
  'arabic-words-reversed.todo': 'Set the paragraph right to left and send it again, or ask us to set this line.',
  'arabic-words-reversed.detail': 'Paragraph direction is left to right: {text}',

  'arabic-glyph-missing.title': 'A letter is missing',
  'arabic-glyph-missing.why': 'The typeface has no such letter, so an empty box stands in its place: {text}',
  'arabic-glyph-missing.todo': 'Choose a typeface with all letters of this text and send it again.',
  'arabic-glyph-missing.detail': '.notdef glyph drawn: {text}',

  'arabic-wrong-encoding.title': 'Arabic has turned into strange characters',
  'arabic-wrong-encoding.why': 'A program read the text in the wrong way. It would be printed as: {text}',
  'arabic-wrong-encoding.todo': 'Type or paste this text again in your design, and send the new file.',
  'arabic-wrong-encoding.detail': 'UTF-8 read as Latin-1: {text}',

  'arabic-number-reversed.title': 'A number runs backwards',
  'arabic-number-reversed.why': 'Its digits are in reverse order, so a call would reach someone else: {text}',
  'arabic-number-reversed.todo': 'Type the number again in your design, check it, and send the new file.',
  'arabic-number-reversed.detail': 'Digits in right-to-left order: {text}',

  'arabic-digits-mixed.title': 'Two kinds of digits on one page',
  'arabic-digits-mixed.why': 'Both ٠١٢٣ and 0123 appear. It is not wrong, but it looks calmer with one of them.',
  'arabic-digits-mixed.todo': 'Nothing has to change.',
  'arabic-digits-mixed.detail': 'Arabic-Indic and Latin digits.',

  'arabic-phones-differ.title': 'The phone number differs between the languages',
  'arabic-phones-differ.why': 'The Arabic side says {number}, the English side {other}.',
  'arabic-phones-differ.todo': 'Check both numbers. If both are yours, there is nothing to do.',
  'arabic-phones-differ.detail': '{number} and {other}',

  'date-disagrees.title': 'A date contradicts itself',
  'date-disagrees.why': 'The day of the week, the Hijri date and the Gregorian date do not belong together: {text}',
  'date-disagrees.todo': 'Check it against the calendar. Confirm it if it is right as it stands.',
  'date-disagrees.detail': 'Compared by the Umm al-Qura calendar, within one day: {text}',
} as const
