/** What production of an order waits for its customer for, and who approved its lines. */
export default {
  proofWaits: 'Proof {number} waits for your answer',
  proofWaitsText: 'Look at every side, then approve it or ask for a change.',
  seeProof: 'See the proof',
  needed: 'What we need from you',
  needed_FILE: 'Send the file by {when}',
  needed_CHANGE: 'Send a printable file by {when}',
  needed_CONFIRM: 'Answer what we found by {when}',
  needed_TICK: 'Approve the preview by {when}',
  needed_PROOF: 'Approve the proof by {when}',
  neededReady: 'It is then ready by {ready}. A later answer means {otherwise}.',
  neededAct_FILE: 'Send the file',
  neededAct_CHANGE: 'See what to change',
  neededAct_CONFIRM: 'See what we found',
  neededAct_TICK: 'Look and approve',
  approvedBy: 'Approved by {name} on {when}',
  approvedWhat: 'Proof {proof}, version {version} of the file. The file is locked.',
} as const
