import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dayQuery } from "@/lib/nutrition/calendar/day-schema";
import { diaryDaySchema } from "@/lib/nutrition/views/diary-day";
import { loadDiaryDay } from "@/lib/nutrition/views/load-diary-day.server";

export const GET = route(
  {
    summary: "All that was logged on a day: meals, water and weigh-ins, with the goals beside them",
    access: "reader",
    query: dayQuery,
    response: diaryDaySchema,
  },
  ({ ctx, query }) => loadDiaryDay(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
