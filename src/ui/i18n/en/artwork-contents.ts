/** What Saudi rules ask of designs, as people read it (domain/preflight/content-questions.ts). */
export default {
  'content-flag.title': 'It shows the Saudi flag',
  'content-flag.why':
    'The flag bears the name of God. The Ministry of Commerce does not allow it on goods and prints of business that may be thrown away.',
  'content-flag.todo':
    'Continue your order. Our team reviews it and tells you what is possible before anything is printed.',
  'content-flag.detail': 'Rule issued on {issued}: {url}',
  'content-emblem.title': 'It shows the two swords and the palm, or the emblem of another state',
  'content-emblem.why':
    'Emblems of states are not used in business: that of the Kingdom since 2018, those of others since February 2025.',
  'content-emblem.todo': 'Continue your order. Our team reviews it and asks you for a permit if one is needed.',
  'content-emblem.detail': 'Rule issued on {issued}: {url}',
  'content-leaders.title': 'It shows or names leaders of the country',
  'content-leaders.why': 'Pictures and names of leaders and officials are not used to promote goods and shops.',
  'content-leaders.todo':
    'Continue your order. Our team reviews it and tells you what is possible before anything is printed.',
  'content-leaders.detail': 'Rule issued on {issued}: {url}',
  'content-faith.title': 'It bears the creed, a verse, the name of God or a religious symbol',
  'content-faith.why':
    'Such words do not belong on what is thrown away or stepped on, and since February 2025 symbols of religions and sects are not used in business.',
  'content-faith.todo':
    'Continue your order. Our team checks what it is printed on, and suggests something more suitable if needed.',
  'content-faith.detail': 'Rule issued on {issued}: {url}',
  'content-stamp.title': 'It is a stamp or a letterhead',
  'content-stamp.why': 'Stamps and papers of an authority or a company are made only for those they belong to.',
  'content-stamp.todo': 'Continue your order. Our team asks you for the commercial registration or an authorisation.',
  'content-stamp.detail': 'Rule issued on {issued}: {url}',
} as const
