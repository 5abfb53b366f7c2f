import { variant } from 'valibot'
import { heardMessage, locationMessages, orderMessage, userMessage } from '../../../contract/order/events.ts'

/** The messages of the event stream: `HeardMessage` is the data of each event, the others are its `message`. */
export const eventSchemas = {
  HeardMessage: heardMessage,
  OrderMessage: orderMessage,
  UserMessage: userMessage,
  LocationMessage: variant('type', locationMessages)
}

const id = { type: 'string', maxLength: 64 }

const said =
  `Server-sent events. The first is called \`ready\`; \`missed\` follows it where what came since \`after\` can't be said any
more. Each other one has an \`id\` and a HeardMessage as its data, as JSON.`.replaceAll('\n', ' ')

/** The OpenAPI operation of the event stream, which has no JSON reply. */
export const eventOperation = {
  operationId: 'listenToEvents',
  summary: 'Stream realtime messages of some channels',
  parameters: [
    {
      name: 'channels',
      in: 'query',
      required: true,
      description: 'Up to 20 channel names, separated by commas, such as `order.<id>`',
      schema: {
        type: 'string',
        pattern: '^(user|order|location|staff)\\.[0-9a-f]{32}(,(user|order|location|staff)\\.[0-9a-f]{32}){0,19}$'
      }
    },
    { name: 'after', in: 'query', required: false, description: 'The id of the last event received', schema: id },
    { name: 'Last-Event-ID', in: 'header', required: false, description: 'The same, as browsers send it', schema: id }
  ],
  responses: {
    '200': { description: said, content: { 'text/event-stream': { schema: { type: 'string' } } } },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
    }
  }
}
