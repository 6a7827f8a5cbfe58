import arabic from './artwork-arabic.ts'
import contents from './artwork-contents.ts'

/**
 * What the check of a file found, in sentences for people who are no printers. For each finding: what is seen, why it matters
 * on the finished piece, what to do, and one line for their designer. `finish.*` names the
 * layers, `fix.*` says what a fix changes.
 */
export default {
  'file-damaged.title': 'This file does not open',
  'file-damaged.why': 'It arrived incomplete, or it was saved halfway.',
  'file-damaged.todo': 'Open it on your device first. If it opens there, save it as a PDF again and send that.',
  'file-damaged.detail': 'The structure of the file cannot be read. Export it again as PDF/X-4.',

  'file-locked.title': 'This file has a password',
  'file-locked.why': 'We cannot look inside it, so we cannot print it either.',
  'file-locked.todo': 'Save it without a password and send that file.',
  'file-locked.detail': 'Remove the encryption and the permissions password.',

  'file-form.title': 'This file is a form, not a drawing',
  'file-form.why': 'Its fields are filled in by one program only, and they would be missing in print.',
  'file-form.todo': 'Open it, print it to PDF, and send the new file.',
  'file-form.detail': 'XFA form. Flatten the form before you export.',

  'file-active-content.title': 'The file carries more than its pages',
  'file-active-content.why':
    'Scripts, links or attached files have no place on paper. We leave them out; the pages stay as they are.',
  'file-active-content.todo': 'There is nothing to do.',
  'file-active-content.detail': 'Actions, JavaScript and attachments are dropped.',

  'file-comments.title': 'There are comments on a page',
  'file-comments.why': 'Some of them are set to print, and they would appear on every piece.',
  'file-comments.todo': 'Delete the comments and send the file again, or confirm that they belong there.',
  'file-comments.detail': 'Annotations with the Print flag.',

  'file-layers.title': 'The lines of our template are still in the file',
  'file-layers.why': 'We switch them off before printing: {layers}.',
  'file-layers.todo': 'There is nothing to do.',
  'file-layers.detail': 'Optional content that is not printed: {layers}.',

  'file-needs-person.title': 'Our team opens this file by hand',
  'file-needs-person.why': 'Our check cannot read this kind of file, and we do not print what no one has looked at.',
  'file-needs-person.todo': 'Continue your order. To save time, export the file as a PDF and send that instead.',
  'file-needs-person.detail': 'EPS or PostScript. PDF/X-4 is checked at once.',

  'text-outlined.title': 'We cannot read the words: they are shapes',
  'text-outlined.why': 'The letters were turned into drawings, so we cannot check spelling, joins or numbers.',
  'text-outlined.todo': 'Read every word and number in the picture once more before you approve it.',
  'text-outlined.detail': 'Text converted to outlines.',

  'text-unreadable.title': 'We cannot be sure what this text says',
  'text-unreadable.why':
    'The file does not say which letters it draws, or in which order. What looks right to a program may look wrong to a reader.',
  'text-unreadable.todo':
    'Our team reads it before anything is printed. You can help by sending a file with live text.',
  'text-unreadable.detail': 'No usable ToUnicode map, or an ambiguous order of glyphs.',

  'page-count.title': 'The number of pages does not match your order',
  'page-count.why': 'Your file has {pages}. We need at least {least} and at most {most}.',
  'page-count.todo': 'Send a file with as many pages as you ordered, or change the order.',
  'page-count.detail': 'Pages in the file: {pages}. Expected: {least} to {most}.',

  'page-back-missing.title': 'There is only one side',
  'page-back-missing.why': 'You ordered both sides printed. With this file the back stays white.',
  'page-back-missing.todo': 'Send the back as a second page, or confirm that it stays white.',
  'page-back-missing.detail': 'Pages in the file: {pages}. Expected: {most}.',

  'page-multiple.title': 'A booklet cannot be bound with this number of pages',
  'page-multiple.why':
    'Sheets are folded, so pages come in groups of {multiple}. Your file has {pages}; the rest would be white.',
  'page-multiple.todo':
    'Add or remove pages until the number divides by {multiple}, or confirm the white pages at the end.',
  'page-multiple.detail': 'Pages in the file: {pages}. Multiple of {multiple} expected.',

  'page-empty.title': 'This page is empty',
  'page-empty.why': 'It would be printed white.',
  'page-empty.todo': 'Confirm that it is meant to be white, or send the file again.',
  'page-empty.detail': 'No paint on the page.',

  'page-size.title': 'The size is not the one you ordered',
  'page-size.why':
    'The page measures {size} mm, your order {wantedSize} mm. Made to fit, something would be cut off or left white.',
  'page-size.todo': 'Change the page size in your design and send it again, or order the size of your file.',
  'page-size.detail': 'Trim box {size} mm. Expected {wantedSize} mm, plus the edge all around.',

  'page-size-near.title': 'The size is off by a little',
  'page-size-near.why': 'The page measures {size} mm, your order {wantedSize} mm.',
  'page-size-near.todo': 'Scale the page to {wantedSize} mm in your design and send it again.',
  'page-size-near.detail': 'Trim box {size} mm. Expected {wantedSize} mm, within 0.5 mm.',

  'page-rotated.title': 'The page lies on its side',
  'page-rotated.why': 'It is {size} mm; the piece you ordered is {wantedSize} mm.',
  'page-rotated.todo': 'Turn the page by a quarter and send it again.',
  'page-rotated.detail': 'Trim box {size} mm. Expected {wantedSize} mm.',

  'page-sizes-differ.title': 'The pages are not of one size',
  'page-sizes-differ.why':
    'One page is {size} mm, the first one {firstSize} mm. All sides of one piece are cut together.',
  'page-sizes-differ.todo': 'Give all pages the same size and send the file again.',
  'page-sizes-differ.detail': 'Trim box {size} mm against {firstSize} mm on page 1.',

  'page-at-a-tenth.title': 'Drawn at a tenth of its size',
  'page-at-a-tenth.why': 'That is usual for large prints. We enlarge it ten times: {size} mm becomes {wantedSize} mm.',
  'page-at-a-tenth.todo': 'There is nothing to do.',
  'page-at-a-tenth.detail': 'Scale 1:10. All limits are measured at the printed size.',

  'bleed-missing.title': 'The colour stops at the cut line',
  'bleed-missing.why':
    'Knives move by half a millimetre. Without colour beyond the line, a white sliver shows on some pieces.',
  'bleed-missing.todo': 'Let the background run {wanted} mm beyond the cut on every side and send it again.',
  'bleed-missing.detail': 'Bleed needed: {wanted} mm on all sides.',

  'bleed-partial.title': 'The colour stops at the cut line on some sides',
  'bleed-partial.why':
    'The knife moves by half a millimetre. On the sides without colour beyond the line, a white thread would show on some pieces.',
  'bleed-partial.todo': 'Let the background run {wanted} mm beyond the cut on every side and send it again.',
  'bleed-partial.detail': 'Bleed needed: {wanted} mm on all sides; some sides have it.',
  'marks-inside.title': 'Crop marks stand on the piece itself',
  'marks-inside.why': 'They lie inside the cut, so they would stay visible.',
  'marks-inside.todo': 'Export without marks, or with marks outside the cut.',
  'marks-inside.detail': 'Printer’s marks inside the trim box. Increase the mark offset.',

  'text-near-cut.title': 'Text is {distance} mm from the cut',
  'text-near-cut.why': 'A cut can move by half a millimetre. So near the edge, it looks off centre or loses a piece.',
  'text-near-cut.todo': 'Move it {safe} mm away from the edge, or confirm that it may stay.',
  'text-near-cut.detail': 'Safe distance: {safe} mm. Measured: {distance} mm.',

  'text-over-fold.title': 'Text runs over a fold or a hole',
  'text-over-fold.why': 'A fold breaks the ink, a hole cuts it out. Letters there are hard to read.',
  'text-over-fold.todo': 'Move the text aside, or confirm that it may stay.',
  'text-over-fold.detail': 'Text crosses a crease or a drill hole.',

  'picture-unusable.title': 'A picture is far too small for this size',
  'picture-unusable.why': 'It is sharp up to {sharpTo} mm, here it is {side} mm. Its dots would show as squares.',
  'picture-unusable.todo':
    'Put in the original picture from the camera or the designer, not one from a chat or a website.',
  'picture-unusable.detail': 'Resolution {dots} ppi at the printed size. {wanted} ppi wanted.',

  'picture-soft.title': 'A picture may look soft',
  'picture-soft.why': 'It is sharp up to {sharpTo} mm, here it is {side} mm.',
  'picture-soft.todo': 'Use a larger picture, print it smaller, or confirm that it may stay.',
  'picture-soft.detail': 'Resolution {dots} ppi at the printed size. {wanted} ppi wanted.',

  'picture-line-art.title': 'A black and white picture has rough edges',
  'picture-line-art.why': 'It has no greys to soften its steps, so they show as stairs.',
  'picture-line-art.todo': 'Scan or export it larger, or send it as a drawing.',
  'picture-line-art.detail': '1-bit image of {dots} ppi. {wanted} ppi wanted.',

  'picture-oversized.title': 'A picture is larger than print can show',
  'picture-oversized.why': 'It prints perfectly. The file is only heavier than it has to be.',
  'picture-oversized.todo': 'There is nothing to do.',
  'picture-oversized.detail': 'Resolution {dots} ppi. More than {wanted} ppi is never seen.',

  'colour-rgb.title': 'Some colours are made for screens',
  'colour-rgb.why':
    'A screen glows, ink does not. Bright blues, greens and oranges come out calmer than you see them now.',
  'colour-rgb.todo':
    'Look at the press colours in the preview. If you like them, continue; otherwise choose ink colours in your design.',
  'colour-rgb.detail': 'RGB objects. Converted to CMYK with the profile of the material.',

  'colour-other.title': 'Some colours are written in an unusual way',
  'colour-other.why': 'We convert them by their exact values. You will hardly see a difference.',
  'colour-other.todo': 'There is nothing to do.',
  'colour-other.detail': 'Lab or another ICC space. Converted to CMYK.',

  'spot-not-ordered.title': 'The file asks for a special ink that you did not order',
  'spot-not-ordered.why':
    '“{ink}” is an ink or a finish of its own. Your order is printed with the four standard inks.',
  'spot-not-ordered.todo': 'Order the finish, or let it be mixed from the four inks.',
  'spot-not-ordered.detail': 'Spot colour “{ink}”.',

  'layer-missing.title': 'The file does not show where the {finish} goes',
  'layer-missing.why': 'You ordered it, but no part of the drawing is marked for it.',
  'layer-missing.todo':
    'Give these parts a spot colour named {layer} and send the file again, or let us mark them for you.',
  'layer-missing.detail': 'Spot colour “{layer}”, 100%, set to overprint.',

  'layer-alias.title': 'We take “{ink}” as your {finish}',
  'layer-alias.why': 'It is named differently from what our machines expect.',
  'layer-alias.todo': 'Confirm that it is the {finish}.',
  'layer-alias.detail': 'Spot colour “{ink}” is renamed to “{layer}”.',

  'layer-tinted.title': '“{ink}” is drawn half transparent',
  'layer-tinted.why': 'A finish is either there or not. It cannot be half as strong.',
  'layer-tinted.todo': 'Draw it solid, or confirm that it becomes solid everywhere.',
  'layer-tinted.detail': 'Spot colour “{ink}” below 100%.',

  'separation-all.title': 'A part is drawn with every ink at once',
  'separation-all.why': 'That is meant for crop marks. On paper it becomes a wet black that smears.',
  'separation-all.todo': 'Give these parts plain black and send the file again.',
  'separation-all.detail': 'Separation “All” inside the trim box.',

  'ink-heavy.title': 'Too much ink in one place',
  'ink-heavy.why':
    'Paper bears {limit}% here, the file lays {percent}% on it. It dries slowly and marks the next sheet.',
  'ink-heavy.todo': 'Choose a lighter mix for the darkest parts, or confirm and we watch over it.',
  'ink-heavy.detail': 'Total area coverage {percent}%. Limit {limit}%.',

  'white-overprints.title': 'White parts would disappear',
  'white-overprints.why':
    'White means no ink. Here it is set to print over what lies below, so the colour below shows instead.',
  'white-overprints.todo': 'Switch off overprint for white parts and send the file again.',
  'white-overprints.detail': 'White object set to overprint. It must knock out.',

  'black-knocks-out.title': 'Black text is cut out of the background',
  'black-knocks-out.why': 'If the sheets shift by a hair, a white edge shows around the letters.',
  'black-knocks-out.todo': 'Nothing has to change. Black text that prints over the background is safer.',
  'black-knocks-out.detail': '100% K text without overprint.',

  'black-text-mixed.title': 'Small black text is mixed from several inks',
  'black-text-mixed.why': 'The inks never meet exactly, so thin letters get coloured edges.',
  'black-text-mixed.todo': 'Use plain black for text and send the file again, or confirm that it may stay.',
  'black-text-mixed.detail': 'Rich black text below 12 pt. Use 0/0/0/100.',

  'stroke-thin.title': 'A line is thin as a hair',
  'stroke-thin.why': 'Lines of {width} mm may break or vanish. From {least} mm they hold.',
  'stroke-thin.todo': 'Make it thicker, or confirm that it may stay.',
  'stroke-thin.detail': 'Stroke {width} mm. At least {least} mm.',

  'stroke-too-thin.title': 'A foil line is too thin',
  'stroke-too-thin.why': 'Foil does not stick to lines of {width} mm. It needs {least} mm.',
  'stroke-too-thin.todo': 'Make the line at least {least} mm thick and send the file again.',
  'stroke-too-thin.detail': 'Foil stroke {width} mm. At least {least} mm.',

  'text-small.title': 'Some text is very small',
  'text-small.why': 'It is {points} points high. Below {least} points letters fill up or break on this material.',
  'text-small.todo': 'Make it larger, or confirm that it may stay.',
  'text-small.detail': 'Type size {points} pt. At least {least} pt.',

  'text-dots-thin.title': 'Dots and vowel marks are finer than this material shows',
  'text-dots-thin.why': 'The finest is {size} mm. Below {least} mm it fades, and a word may read as another.',
  'text-dots-thin.todo': 'Make the text larger or bolder, or confirm that it may stay.',
  'text-dots-thin.detail': 'Smallest mark {size} mm. At least {least} mm.',

  'font-missing.title': 'The file comes without its letters',
  'font-missing.why':
    'The typeface is not inside it. Another one would take its place and the text would run differently: {fonts}.',
  'font-missing.todo': 'Export again with fonts embedded.',
  'font-missing.detail': 'Fonts not embedded: {fonts}.',

  'font-replaced.title': 'A typeface may have been replaced',
  'font-replaced.why': '{font} is what programs use when they do not find the right one.',
  'font-replaced.todo': 'Look at the text in the picture, and confirm that it is the typeface you chose.',
  'font-replaced.detail': 'Embedded font: {font}.',

  ...arabic,
  'finish.Foil': 'foil',
  'finish.Gloss': 'spot UV',
  'finish.White': 'white ink',
  'finish.Cut': 'cut line',

  'fix.ADD_BLEED': 'We continue the colour of the edge beyond the cut. Nothing inside moves.',
  'fix.SCALE': 'We scale the page to the size you ordered, by 3% at most.',
  'fix.ROTATE': 'We turn the page by a quarter.',
  'fix.TO_CMYK': 'We convert the colours to ink. Black text becomes pure black, printed over its background.',
  'fix.BLACK_TEXT': 'We set black text in pure black, printed over its background.',
  'fix.SPOT_TO_CMYK': 'We mix the special ink from the four standard inks.',
  'fix.RENAME_LAYER': 'We give the ink the name our machines know.',
  'fix.DROP_MARKS': 'We remove the marks and leave everything else.',
  'fix.BLACK_OVERPRINT': 'We print black text over the background.',
  'fix.WHITE_KNOCKOUT': 'We make white parts stay white.',

  ...contents,
} as const
