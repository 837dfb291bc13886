export type Outcome =
  | 'connected'
  | 'no_answer'
  | 'busy'
  | 'voicemail'
  | 'wrong_number'
  | 'callback'
  | 'not_interested'
  | 'do_not_call'

// What a telecaller writes down after a call, an e-mail or a meeting.

export const afterCall: Record<Outcome, string[]> = {
  connected: [
    'Spoke for a few minutes. Interested, wants the price list before deciding.',
    'Good talk. Compares us with two others; price matters more than features.',
    'Asked about delivery times and the warranty. Sent the brochure right after.',
    'Decision lies with the head of purchasing, who is back next week.',
    'Team of about thirty. Wants to start with five seats and grow from there.',
    'Had a bad experience with the previous vendor’s support. Reassured about our hours.',
    'Budget is approved for this quarter. Wants a written offer.',
    'Asked for a demo with a colleague from operations.',
    'Happy with the trial so far. One open question on invoicing.',
    'Prefers to be called after 4 pm. Speaks Hindi and English.',
  ],
  callback: [
    'In a meeting. Asked to be called again.',
    'Driving. Call later in the week.',
    'Wants to talk it over with a partner first, then a call.',
    'Out of town until Monday, asked for a call after that.',
  ],
  not_interested: [
    'Already signed with somebody else last month.',
    'No need at the moment, and none planned this year.',
    'Closed that line of business.',
    'Was only comparing prices. Not interested.',
  ],
  do_not_call: ['Asked politely not to be called again.', 'Does not want any calls. Taken off the list.'],
  wrong_number: ['The number belongs to somebody else.', 'A shop answered that does not know the name.'],
  voicemail: ['Left a message with name and number.', 'Voicemail. Kept it short.'],
  no_answer: [],
  busy: [],
}

export const afterEmail = [
  'Sent the offer with the two options we talked about.',
  'Sent the brochure and the list of references.',
  'Answered the questions on data protection in writing.',
  'Reminder with the price valid until the end of the month.',
]

export const afterMeeting = [
  'Showed the product to three people. Operations is convinced, finance wants the yearly price.',
  'Went through the contract line by line. Two changes to the notice period.',
  'Video meeting with the owner. Decision promised within the week.',
]

export const asNote = [
  'Number checked on the firm’s website.',
  'Came through a friend of an existing customer.',
  'Two people with the same name in that firm, ask for the one in sales.',
  'Prefers WhatsApp for documents.',
]
