import { endSession, readSession } from '../../contract/account/session.ts'
import { readMenu } from '../../contract/catalog/menu.ts'
import type { FirstName } from '../../contract/first/first-endpoints.ts'
import { readBusiness } from '../../contract/store/business.ts'
import { $checkFirstReply } from './first-request.ts'
import { checkReply } from './request.ts'

const endpoints = { readBusiness, readMenu, readSession, endSession }

$checkFirstReply.fill(<Name extends FirstName>(name: Name, reply: { value: unknown; message: string }) =>
  checkReply(endpoints[name], reply)
)
