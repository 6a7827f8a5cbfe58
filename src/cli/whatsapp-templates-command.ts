import { templateSubmissions } from '#services/messages/whatsapp/template-submission.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'

export const whatsAppTemplatesCommand: Command = {
  usage: 'whatsapp-templates',
  summary:
    'Prints the templates that Meta must approve for WhatsApp, as JSON: each is the body of one call to <account id>/message_templates.',
  options: [
    'Their names begin with WHATSAPP_TEMPLATE_PREFIX, their buttons lead to PUBLIC_URL (docs/operations.md#whatsapp).',
  ],
  run: async (args, { whatsAppTemplatePrefix, http }) => {
    if (args.length > 0) throw new UsageError('whatsapp-templates takes no more words')
    console.log(JSON.stringify(templateSubmissions(whatsAppTemplatePrefix, http.publicUrl), undefined, 2))
    return 0
  },
}
