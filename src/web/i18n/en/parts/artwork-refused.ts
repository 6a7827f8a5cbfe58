/** What to do about files that are not printed from, and about packages of several. */
export default {
  package: 'Several files in one',
  packageText: 'Choose the ones we print from: without a choice, nothing of it is printed.',
  packageWaits: 'Nothing is chosen from {name} yet',
  unsentWaits: '{name} did not arrive',
  unsentWaitsText: 'Send it again or remove it. To order without it now, choose “Send it later”.',
  queuedWaits: '{name} is waiting to be sent',
  queuedWaitsText:
    'Once its upload begins, it is added to the cart automatically. To order without it now, choose “Send it later”.',
  refusedWaits: 'We cannot print from {name}',
  refusedWaitsText: 'Remove it or send another file. To order without one now, choose “Send it later”.',
  packageNot: 'we do not print from it',
  packageEmpty: 'None of the files in it is one we can print from. Send a PDF or a picture.',
  takeOut: 'Use these files',
  chooseFirst: 'Choose at least one file.',
  askToSet: 'Ask us to set this line',
  askToSetMessage: 'Hello, please set a line of my file {name} again. {title}. {detail}',
  'refused-WORD': 'In Word: File, Save As, PDF. Then send the PDF.',
  'refused-POWERPOINT': 'In PowerPoint: File, Export, PDF. Then send the PDF.',
  'refused-INDESIGN': 'In InDesign: File, Export, Adobe PDF (Print), PDF/X-4. Then send the PDF.',
  'refused-CORELDRAW': 'In CorelDRAW: File, Publish to PDF. Then send the PDF.',
  'refused-HEIC': 'On your iPhone, share the photo as JPEG, or take a screenshot of it and send that.',
  'refused-EMPTY': 'There is nothing in this file. Save it again and send it once more.',
  'refused-SCRIPTED_SVG':
    'This drawing contains a program or links to other files. Save it as a plain SVG or as a PDF.',
  'refused-INFECTED':
    'A virus was found in it, so we did not open it. Clean your device, save the file and send it again.',
  'refused-ZIP_BROKEN': 'This ZIP cannot be read. Pack it again, or send the files themselves.',
  'refused-ZIP_EMPTY': 'There is nothing in this ZIP that could be printed.',
  'refused-ZIP_ENCRYPTED': 'This ZIP has a password. Unpack it on your device and send the files themselves.',
  'refused-ZIP_NESTED': 'There is another package in this ZIP. Unpack it on your device and send the files themselves.',
  'refused-ZIP_PATHS': 'Names in this ZIP point outside it, so we do not open it. Send the files themselves.',
  'refused-ZIP_TOO_LARGE':
    'Unpacked, this ZIP is larger than we open. Send the files that are to be printed themselves.',
  'refused-ZIP_TOO_MANY': 'There are more than 100 files in this ZIP. Send only those that are to be printed.',
  'refused-OTHER': 'Save it as a PDF, JPEG or PNG in the program that made it, and send that.',
  notFound: 'Your file was not found',
  notFoundText:
    'Load the page again, or log in as you did when you sent it. If it is still not found, remove it here and send it again.',
} as const
