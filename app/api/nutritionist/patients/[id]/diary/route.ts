import { route } from "@/lib/access/route";
import { loadPatientDiary } from "@/lib/care/load-patient-diary.server";
import { patientDiarySchema } from "@/lib/care/patient-views";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dayQuery } from "@/lib/nutrition/calendar/day-schema";

export const GET = route(
  {
    summary: "A day of a patient who shares the diary; noted in the log that the patient sees",
    access: "nutritionist",
    params: idParams,
    query: dayQuery,
    response: patientDiarySchema,
  },
  ({ ctx, params, query }) => loadPatientDiary(ctx, { ...params, ...query }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
