import { route } from "@/lib/access/route";
import { deviceOf } from "@/lib/auth/session/device";
import { refuseOthers } from "@/lib/http/refuse-others";
import { addDevice, listDevices } from "@/lib/push/keep-devices.server";
import { pushBody, pushDeviceSchema, pushDevicesSchema } from "@/lib/push/push-schema";

export const GET = route(
  {
    summary: "Devices on which the caller has reminders shown where no WhatsApp is linked",
    access: "reader",
    response: pushDevicesSchema,
  },
  ({ ctx }) => listDevices(ctx),
);

export const POST = route(
  {
    summary: "Have reminders shown on the device that calls, until its session ends",
    access: "reader",
    body: pushBody,
    response: pushDeviceSchema,
    status: 201,
    limits: [{ name: "push-devices", per: "account", max: 60, windowSeconds: 3_600 }],
    refuses: [404],
  },
  ({ ctx, body, request }) =>
    addDevice(ctx, { ...body, device: deviceOf(request.headers.get("user-agent")) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
