/** Of artwork that is waited for. */
export const artwork = {
  'order.day-moved.subject': 'Order {number}: the day has moved',
  'order.day-moved.FILE':
    'We are waiting for your file and cannot start. The day moves on by one working day at each cut-off until it is here.',
  'order.day-moved.CHANGE':
    'Your file needs a change before we can start. The day moves on by one working day at each cut-off until we have the new one.',
  'order.day-moved.CONFIRM':
    'Your file has a question that only you can answer. The day moves on by one working day at each cut-off until you do.',
  'order.day-moved.TICK':
    'Your file is ready, and only your approval is missing. The day moves on by one working day at each cut-off until you approve it.',
  'order.day-moved.PROOF':
    'Your proof is waiting for your answer. The day moves on by one working day at each cut-off until you approve it or ask for a change.',
  'order.day-moved.over.FILE':
    'At the cut-off your file was not here yet, so we could not start and the day has moved. That is settled now.',
  'order.day-moved.over.CHANGE':
    'At the cut-off the changed file was not here yet, so we could not start and the day has moved. That is settled now.',
  'order.day-moved.over.CONFIRM':
    'At the cut-off the question about your file was still open, so we could not start and the day has moved. That is settled now.',
  'order.day-moved.over.TICK':
    'At the cut-off your approval was still missing, so we could not start and the day has moved. That is settled now.',
  'order.day-moved.over.PROOF':
    'At the cut-off your answer to the proof was still missing, so we could not start and the day has moved. That is settled now.',
  'order.day-moved.over.action': 'See your order',
  'order.day-moved.from': 'Day before',
  'order.day-moved.action': 'See what is missing',
  'order.artwork-reminder.subject': 'Order {number} is waiting for you',
  'order.artwork-reminder.FILE': 'We start as soon as your file is here. Send it from your order, on any device.',
  'order.artwork-reminder.CHANGE':
    'Your file cannot be printed as it is. Your order shows what to change, and what a tap can fix.',
  'order.artwork-reminder.CONFIRM':
    'We found something in your file that may disappoint. Look at it, and confirm it or send another file.',
  'order.artwork-reminder.TICK': 'Your file is ready to print. Look at it once more and approve it, and we start.',
  'order.artwork-reminder.PROOF': 'Your proof is waiting for your answer.',
  'order.artwork-reminder.action': 'Continue your order',
  'order.sendFile': 'Send the file without logging in',
  'order.artwork-choice.subject': 'Order {number}: how would you like to continue?',
  'order.artwork-choice.text':
    'We have been waiting for you for 15 days. Choose in your order: send the file, let us design it, or get your money back.',
  'order.artwork-choice.action': 'Choose how to continue',
  'artworkLeaves.subject': 'Your files for printing will be deleted on {date}',
  'artworkLeaves.text': {
    one: 'You have not ordered for two years, so one file you sent for printing will be deleted on {date}, with its pictures and its text.',
    other:
      'You have not ordered for two years, so {count} files you sent for printing will be deleted on {date}, with their pictures and their text.',
  },
  'artworkLeaves.stay': 'Download what you want to keep. If you order again before then, we keep your files.',
  'artworkLeaves.action': 'See my files',
  'artworkLeaves.whyYou': 'You are receiving this email because you sent us files to be printed.',
  'artworkLeaves.sms': 'Your files for printing will be deleted on {date}. Download what you want to keep:',
  'uploadStopped.subject': 'Your file has not arrived in full',
  'uploadStopped.text':
    'The upload stopped before it was complete. We keep what has arrived until {date}, {time}: open the page you sent it from in the same browser and choose the same file again. The upload continues from where it stopped.',
  'uploadStopped.arrived': '{percent}% has arrived',
  'uploadStopped.action': 'Go to my cart',
  'uploadStopped.whyYou': 'You are receiving this email because you began to send us a file for printing.',
  'uploadStopped.sms':
    'Your file has not arrived in full. Choose it again in the same browser by {date}, {time}, and the upload continues from where it stopped:',
} as const
