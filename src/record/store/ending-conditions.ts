import { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import {
  type EndingFilter,
  errorStatuses,
  failedResponses,
  incomplete,
  inFlight,
  showFinish,
} from '../../core/endings.ts';
import { unreachable } from '../../core/unreachable.ts';

/** Whether an exchange ended in this way. */
export function buildEndingCondition(ending: EndingFilter): Prisma.Sql {
  switch (ending.kind) {
    case 'open':
    case 'ok':
      return Prisma.sql`"status" = ${ending.kind}`;
    case 'error':
      return Prisma.sql`"status" IN (${errors})`;
    case 'incomplete':
      return isIncomplete;
    case 'status':
      return ending.httpStatus === null
        ? Prisma.sql`"status" = ${ending.status}`
        : Prisma.sql`("status" = ${ending.status} AND "httpStatus" = ${ending.httpStatus})`;
    case 'failed-response':
      return Prisma.sql`("status" = 'ok' AND "problem" = ${ending.problem})`;
    case 'finish': {
      const { finish, remark } = ending;
      const reason = finish === null ? Prisma.sql`"finish" IS NULL` : Prisma.sql`"finish" = ${finish}`;
      const problem = remark === null ? isNoFailedResponse : Prisma.sql`"problem" = ${remark}`;
      return Prisma.sql`("status" = 'ok' AND ${reason} AND ${problem})`;
    }
    default:
      return unreachable(ending);
  }
}

const errors = Prisma.join([...errorStatuses]);
const isNoFailedResponse = Prisma.sql`("problem" IS NULL OR "problem" NOT IN (${Prisma.join(Object.keys(failedResponses))}))`;
const isIncomplete = Prisma.sql`("status" IN (${errors}) AND "httpStatus" < 400)`;

/** The name of an ending as listings show it, without an HTTP status or a remark. */
export const endingName = Prisma.sql`CASE
  WHEN "status" = 'open' THEN ${inFlight}
  WHEN "status" = 'ok' AND "problem" = 'calls-as-text' THEN ${failedResponses['calls-as-text']}
  WHEN "status" = 'ok' AND "problem" = 'unreadable-call' THEN ${failedResponses['unreadable-call']}
  WHEN "status" = 'ok' AND "finish" = 'error' THEN ${showFinish('error')}
  WHEN "status" = 'ok' THEN COALESCE("finish", 'ok')
  WHEN ${isIncomplete} THEN ${incomplete}
  ELSE "status" END`;
