import * as account from "@/app/api/account/route";
import * as adminAudit from "@/app/api/admin/audit/route";
import * as adminCompaniesId from "@/app/api/admin/companies/[id]/route";
import * as adminCompanies from "@/app/api/admin/companies/route";
import * as adminCouponsIdEnd from "@/app/api/admin/coupons/[id]/end/route";
import * as adminCoupons from "@/app/api/admin/coupons/route";
import * as adminErrorsIdResolve from "@/app/api/admin/errors/[id]/resolve/route";
import * as adminErrors from "@/app/api/admin/errors/route";
import * as adminExportsAudit from "@/app/api/admin/exports/audit/route";
import * as adminExportsUsers from "@/app/api/admin/exports/users/route";
import * as adminFlags from "@/app/api/admin/flags/route";
import * as adminLeadsId from "@/app/api/admin/leads/[id]/route";
import * as adminLeads from "@/app/api/admin/leads/route";
import * as adminNutritionists from "@/app/api/admin/nutritionists/route";
import * as adminOutboxIdRetry from "@/app/api/admin/outbox/[id]/retry/route";
import * as adminOutbox from "@/app/api/admin/outbox/route";
import * as adminOverview from "@/app/api/admin/overview/route";
import * as adminPayoutsId from "@/app/api/admin/payouts/[id]/route";
import * as adminPayouts from "@/app/api/admin/payouts/route";
import * as adminPlansId from "@/app/api/admin/plans/[id]/route";
import * as adminPlans from "@/app/api/admin/plans/route";
import * as adminQueuesNameRun from "@/app/api/admin/queues/[name]/run/route";
import * as adminQueues from "@/app/api/admin/queues/route";
import * as adminRefundsId from "@/app/api/admin/refunds/[id]/route";
import * as adminRefunds from "@/app/api/admin/refunds/route";
import * as adminRevenue from "@/app/api/admin/revenue/route";
import * as adminSupportViewsId from "@/app/api/admin/support-views/[id]/route";
import * as adminUsersIdActions from "@/app/api/admin/users/[id]/actions/route";
import * as adminUsersId from "@/app/api/admin/users/[id]/route";
import * as adminUsersIdScreens from "@/app/api/admin/users/[id]/screens/route";
import * as adminUsers from "@/app/api/admin/users/route";
import * as adminWebhooksReplay from "@/app/api/admin/webhooks/replay/route";
import * as adminWebhooks from "@/app/api/admin/webhooks/route";
import * as analyticsApiSend from "@/app/api/analytics/api/send/route";
import * as analytics from "@/app/api/analytics/route";
import * as analyticsScript from "@/app/api/analytics/script/route";
import * as associateUser from "@/app/api/associate-user/route";
import * as calendarSecret from "@/app/api/calendar/[secret]/route";
import * as calendarFeed from "@/app/api/calendar-feed/route";
import * as careAccesses from "@/app/api/care/accesses/route";
import * as careComments from "@/app/api/care/comments/route";
import * as careInvitationsIdAccept from "@/app/api/care/invitations/[id]/accept/route";
import * as careInvitationsIdRefuse from "@/app/api/care/invitations/[id]/refuse/route";
import * as careLinksId from "@/app/api/care/links/[id]/route";
import * as carePlanNews from "@/app/api/care/plan/news/route";
import * as carePlanPaper from "@/app/api/care/plan/paper/route";
import * as carePlan from "@/app/api/care/plan/route";
import * as care from "@/app/api/care/route";
import * as changePassword from "@/app/api/change-password/route";
import * as checkEmail from "@/app/api/check-email/route";
import * as checkReferral from "@/app/api/check-referral/route";
import * as companyInvitationsId from "@/app/api/company-invitations/[id]/route";
import * as companyInvitations from "@/app/api/company-invitations/route";
import * as confirmEmailResend from "@/app/api/confirm-email/resend/route";
import * as confirmEmail from "@/app/api/confirm-email/route";
import * as consents from "@/app/api/consents/route";
import * as dashboard from "@/app/api/dashboard/route";
import * as diaryRecompute from "@/app/api/diary/recompute/route";
import * as diary from "@/app/api/diary/route";
import * as disassociateUser from "@/app/api/disassociate-user/route";
import * as errors from "@/app/api/errors/route";
import * as exported from "@/app/api/export/route";
import * as favouritesIdLog from "@/app/api/favourites/[id]/log/route";
import * as favouritesId from "@/app/api/favourites/[id]/route";
import * as favourites from "@/app/api/favourites/route";
import * as firstRun from "@/app/api/first-run/route";
import * as flags from "@/app/api/flags/route";
import * as foods from "@/app/api/foods/route";
import * as forgotPassword from "@/app/api/forgot-password/route";
import * as goals from "@/app/api/goals/route";
import * as health from "@/app/api/health/route";
import * as history from "@/app/api/history/route";
import * as hooksId from "@/app/api/hooks/[id]/route";
import * as hooksIdTest from "@/app/api/hooks/[id]/test/route";
import * as hooks from "@/app/api/hooks/route";
import * as identitiesId from "@/app/api/identities/[id]/route";
import * as identities from "@/app/api/identities/route";
import * as importsId from "@/app/api/imports/[id]/route";
import * as importsIdStart from "@/app/api/imports/[id]/start/route";
import * as imports from "@/app/api/imports/route";
import * as leads from "@/app/api/leads/route";
import * as loginProvider from "@/app/api/login/provider/route";
import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as mcp from "@/app/api/mcp/route";
import * as mealSummary from "@/app/api/meal-summary/route";
import * as mealsIdCopy from "@/app/api/meals/[id]/copy/route";
import * as mealsIdPhoto from "@/app/api/meals/[id]/photo/route";
import * as mealsIdRestore from "@/app/api/meals/[id]/restore/route";
import * as mealsId from "@/app/api/meals/[id]/route";
import * as mealsPhoto from "@/app/api/meals/photo/route";
import * as mealsPreview from "@/app/api/meals/preview/route";
import * as meals from "@/app/api/meals/route";
import * as nutritionistExport from "@/app/api/nutritionist/export/route";
import * as nutritionistInvitationsId from "@/app/api/nutritionist/invitations/[id]/route";
import * as nutritionistInvitations from "@/app/api/nutritionist/invitations/route";
import * as nutritionistPatientsIdAnamnesis from "@/app/api/nutritionist/patients/[id]/anamnesis/route";
import * as nutritionistPatientsIdCommentsRecord from "@/app/api/nutritionist/patients/[id]/comments/[record]/route";
import * as nutritionistPatientsIdComments from "@/app/api/nutritionist/patients/[id]/comments/route";
import * as nutritionistPatientsIdDiary from "@/app/api/nutritionist/patients/[id]/diary/route";
import * as nutritionistPatientsIdGoals from "@/app/api/nutritionist/patients/[id]/goals/route";
import * as nutritionistPatientsIdMeasures from "@/app/api/nutritionist/patients/[id]/measures/route";
import * as nutritionistPatientsIdNotesRecord from "@/app/api/nutritionist/patients/[id]/notes/[record]/route";
import * as nutritionistPatientsIdNotes from "@/app/api/nutritionist/patients/[id]/notes/route";
import * as nutritionistPatientsIdPlansRecordEaten from "@/app/api/nutritionist/patients/[id]/plans/[record]/eaten/route";
import * as nutritionistPatientsIdPlansRecordPaper from "@/app/api/nutritionist/patients/[id]/plans/[record]/paper/route";
import * as nutritionistPatientsIdPlansRecordRelease from "@/app/api/nutritionist/patients/[id]/plans/[record]/release/route";
import * as nutritionistPatientsIdPlansRecord from "@/app/api/nutritionist/patients/[id]/plans/[record]/route";
import * as nutritionistPatientsIdPlans from "@/app/api/nutritionist/patients/[id]/plans/route";
import * as nutritionistPatientsIdProfile from "@/app/api/nutritionist/patients/[id]/profile/route";
import * as nutritionistPatientsIdProgress from "@/app/api/nutritionist/patients/[id]/progress/route";
import * as nutritionistPatientsIdRecord from "@/app/api/nutritionist/patients/[id]/record/route";
import * as nutritionistPatientsIdReport from "@/app/api/nutritionist/patients/[id]/report/route";
import * as nutritionistPatientsId from "@/app/api/nutritionist/patients/[id]/route";
import * as nutritionistPatients from "@/app/api/nutritionist/patients/route";
import * as nutritionistPractice from "@/app/api/nutritionist/practice/route";
import * as nutritionistRequest from "@/app/api/nutritionist/request/route";
import * as nutritionistTemplatesId from "@/app/api/nutritionist/templates/[id]/route";
import * as nutritionistTemplates from "@/app/api/nutritionist/templates/route";
import * as oauthAuthorization from "@/app/api/oauth/authorization/route";
import * as oauthRegister from "@/app/api/oauth/register/route";
import * as oauthRevoke from "@/app/api/oauth/revoke/route";
import * as oauthToken from "@/app/api/oauth/token/route";
import * as ownFoodsId from "@/app/api/own-foods/[id]/route";
import * as ownFoods from "@/app/api/own-foods/route";
import * as partnerCodesIdEnd from "@/app/api/partner/codes/[id]/end/route";
import * as partnerCodes from "@/app/api/partner/codes/route";
import * as partnerCommissions from "@/app/api/partner/commissions/route";
import * as partnerEarnings from "@/app/api/partner/earnings/route";
import * as partnerExportsMembers from "@/app/api/partner/exports/members/route";
import * as partnerImports from "@/app/api/partner/imports/route";
import * as partnerInvitationsId from "@/app/api/partner/invitations/[id]/route";
import * as partnerInvitations from "@/app/api/partner/invitations/route";
import * as partnerMembersId from "@/app/api/partner/members/[id]/route";
import * as partnerMembers from "@/app/api/partner/members/route";
import * as partnerParticipation from "@/app/api/partner/participation/route";
import * as partnerPayouts from "@/app/api/partner/payouts/route";
import * as partner from "@/app/api/partner/route";
import * as productsBarcode from "@/app/api/products/[barcode]/route";
import * as progress from "@/app/api/progress/route";
import * as providers from "@/app/api/providers/route";
import * as pushDevicesId from "@/app/api/push-devices/[id]/route";
import * as pushDevicesRenewal from "@/app/api/push-devices/renewal/route";
import * as pushDevices from "@/app/api/push-devices/route";
import * as referralVisits from "@/app/api/referral-visits/route";
import * as refreshToken from "@/app/api/refresh-token/route";
import * as reminders from "@/app/api/reminders/route";
import * as removeCard from "@/app/api/remove-card/route";
import * as resetPassword from "@/app/api/reset-password/route";
import * as secondFactorRecover from "@/app/api/second-factor/recover/route";
import * as secondFactorRecoveryCodes from "@/app/api/second-factor/recovery-codes/route";
import * as secondFactor from "@/app/api/second-factor/route";
import * as session from "@/app/api/sessions/[id]/route";
import * as sessions from "@/app/api/sessions/route";
import * as signup from "@/app/api/signup/route";
import * as subscriptionPaymentsId from "@/app/api/subscription/payments/[id]/route";
import * as subscriptionReceiptsId from "@/app/api/subscription/receipts/[id]/route";
import * as subscriptionReceipts from "@/app/api/subscription/receipts/route";
import * as subscription from "@/app/api/subscription/route";
import * as tokensId from "@/app/api/tokens/[id]/route";
import * as tokens from "@/app/api/tokens/route";
import * as updateProfile from "@/app/api/update-profile/route";
import * as user from "@/app/api/user/route";
import * as views from "@/app/api/views/route";
import * as waterId from "@/app/api/water/[id]/route";
import * as water from "@/app/api/water/route";
import * as webhooksMercadoPago from "@/app/api/webhooks/mercado-pago/route";
import * as webhooksWhatsapp from "@/app/api/webhooks/whatsapp/route";
import * as weightId from "@/app/api/weight/[id]/route";
import * as weight from "@/app/api/weight/route";
import * as whatsappOptin from "@/app/api/whatsapp-optin/route";
import * as whatsappOptinStatus from "@/app/api/whatsapp-optin-status/route";

/** Every file of the API by its path: what the description is made of. A test holds the list to the files on disk. */
export const ROUTES = {
  "/api/account": account,
  "/api/admin/audit": adminAudit,
  "/api/admin/companies": adminCompanies,
  "/api/admin/companies/[id]": adminCompaniesId,
  "/api/admin/coupons": adminCoupons,
  "/api/admin/coupons/[id]/end": adminCouponsIdEnd,
  "/api/admin/errors": adminErrors,
  "/api/admin/errors/[id]/resolve": adminErrorsIdResolve,
  "/api/admin/exports/audit": adminExportsAudit,
  "/api/admin/exports/users": adminExportsUsers,
  "/api/admin/flags": adminFlags,
  "/api/admin/leads": adminLeads,
  "/api/admin/leads/[id]": adminLeadsId,
  "/api/admin/nutritionists": adminNutritionists,
  "/api/admin/outbox": adminOutbox,
  "/api/admin/outbox/[id]/retry": adminOutboxIdRetry,
  "/api/admin/overview": adminOverview,
  "/api/admin/payouts": adminPayouts,
  "/api/admin/payouts/[id]": adminPayoutsId,
  "/api/admin/plans": adminPlans,
  "/api/admin/plans/[id]": adminPlansId,
  "/api/admin/queues": adminQueues,
  "/api/admin/queues/[name]/run": adminQueuesNameRun,
  "/api/admin/refunds": adminRefunds,
  "/api/admin/refunds/[id]": adminRefundsId,
  "/api/admin/revenue": adminRevenue,
  "/api/admin/support-views/[id]": adminSupportViewsId,
  "/api/admin/users": adminUsers,
  "/api/admin/users/[id]": adminUsersId,
  "/api/admin/users/[id]/actions": adminUsersIdActions,
  "/api/admin/users/[id]/screens": adminUsersIdScreens,
  "/api/admin/webhooks": adminWebhooks,
  "/api/admin/webhooks/replay": adminWebhooksReplay,
  "/api/analytics": analytics,
  "/api/analytics/api/send": analyticsApiSend,
  "/api/analytics/script": analyticsScript,
  "/api/associate-user": associateUser,
  "/api/calendar-feed": calendarFeed,
  "/api/calendar/[secret]": calendarSecret,
  "/api/care": care,
  "/api/care/accesses": careAccesses,
  "/api/care/comments": careComments,
  "/api/care/invitations/[id]/accept": careInvitationsIdAccept,
  "/api/care/invitations/[id]/refuse": careInvitationsIdRefuse,
  "/api/care/links/[id]": careLinksId,
  "/api/care/plan": carePlan,
  "/api/care/plan/news": carePlanNews,
  "/api/care/plan/paper": carePlanPaper,
  "/api/change-password": changePassword,
  "/api/check-email": checkEmail,
  "/api/check-referral": checkReferral,
  "/api/company-invitations": companyInvitations,
  "/api/company-invitations/[id]": companyInvitationsId,
  "/api/confirm-email": confirmEmail,
  "/api/confirm-email/resend": confirmEmailResend,
  "/api/consents": consents,
  "/api/dashboard": dashboard,
  "/api/diary": diary,
  "/api/diary/recompute": diaryRecompute,
  "/api/disassociate-user": disassociateUser,
  "/api/errors": errors,
  "/api/export": exported,
  "/api/own-foods": ownFoods,
  "/api/own-foods/[id]": ownFoodsId,
  "/api/products/[barcode]": productsBarcode,
  "/api/favourites": favourites,
  "/api/favourites/[id]": favouritesId,
  "/api/favourites/[id]/log": favouritesIdLog,
  "/api/first-run": firstRun,
  "/api/flags": flags,
  "/api/foods": foods,
  "/api/forgot-password": forgotPassword,
  "/api/goals": goals,
  "/api/health": health,
  "/api/history": history,
  "/api/hooks": hooks,
  "/api/hooks/[id]": hooksId,
  "/api/hooks/[id]/test": hooksIdTest,
  "/api/identities": identities,
  "/api/identities/[id]": identitiesId,
  "/api/imports": imports,
  "/api/imports/[id]": importsId,
  "/api/imports/[id]/start": importsIdStart,
  "/api/leads": leads,
  "/api/login": login,
  "/api/login/provider": loginProvider,
  "/api/logout": logout,
  "/api/mcp": mcp,
  "/api/meal-summary": mealSummary,
  "/api/meals": meals,
  "/api/meals/preview": mealsPreview,
  "/api/meals/photo": mealsPhoto,
  "/api/meals/[id]": mealsId,
  "/api/meals/[id]/copy": mealsIdCopy,
  "/api/meals/[id]/restore": mealsIdRestore,
  "/api/nutritionist/export": nutritionistExport,
  "/api/nutritionist/invitations": nutritionistInvitations,
  "/api/nutritionist/invitations/[id]": nutritionistInvitationsId,
  "/api/nutritionist/patients": nutritionistPatients,
  "/api/nutritionist/patients/[id]": nutritionistPatientsId,
  "/api/nutritionist/patients/[id]/anamnesis": nutritionistPatientsIdAnamnesis,
  "/api/nutritionist/patients/[id]/comments": nutritionistPatientsIdComments,
  "/api/nutritionist/patients/[id]/comments/[record]": nutritionistPatientsIdCommentsRecord,
  "/api/nutritionist/patients/[id]/diary": nutritionistPatientsIdDiary,
  "/api/nutritionist/patients/[id]/goals": nutritionistPatientsIdGoals,
  "/api/nutritionist/patients/[id]/measures": nutritionistPatientsIdMeasures,
  "/api/nutritionist/patients/[id]/notes": nutritionistPatientsIdNotes,
  "/api/nutritionist/patients/[id]/notes/[record]": nutritionistPatientsIdNotesRecord,
  "/api/nutritionist/patients/[id]/plans": nutritionistPatientsIdPlans,
  "/api/nutritionist/patients/[id]/plans/[record]": nutritionistPatientsIdPlansRecord,
  "/api/nutritionist/patients/[id]/plans/[record]/eaten": nutritionistPatientsIdPlansRecordEaten,
  "/api/nutritionist/patients/[id]/plans/[record]/paper": nutritionistPatientsIdPlansRecordPaper,
  "/api/nutritionist/patients/[id]/plans/[record]/release": nutritionistPatientsIdPlansRecordRelease,
  "/api/nutritionist/patients/[id]/profile": nutritionistPatientsIdProfile,
  "/api/nutritionist/patients/[id]/progress": nutritionistPatientsIdProgress,
  "/api/nutritionist/patients/[id]/record": nutritionistPatientsIdRecord,
  "/api/nutritionist/patients/[id]/report": nutritionistPatientsIdReport,
  "/api/nutritionist/practice": nutritionistPractice,
  "/api/nutritionist/request": nutritionistRequest,
  "/api/nutritionist/templates": nutritionistTemplates,
  "/api/nutritionist/templates/[id]": nutritionistTemplatesId,
  "/api/partner": partner,
  "/api/partner/codes": partnerCodes,
  "/api/partner/codes/[id]/end": partnerCodesIdEnd,
  "/api/partner/commissions": partnerCommissions,
  "/api/partner/earnings": partnerEarnings,
  "/api/partner/exports/members": partnerExportsMembers,
  "/api/partner/imports": partnerImports,
  "/api/partner/invitations": partnerInvitations,
  "/api/partner/invitations/[id]": partnerInvitationsId,
  "/api/partner/members": partnerMembers,
  "/api/partner/members/[id]": partnerMembersId,
  "/api/partner/participation": partnerParticipation,
  "/api/partner/payouts": partnerPayouts,
  "/api/progress": progress,
  "/api/providers": providers,
  "/api/push-devices": pushDevices,
  "/api/push-devices/[id]": pushDevicesId,
  "/api/push-devices/renewal": pushDevicesRenewal,
  "/api/referral-visits": referralVisits,
  "/api/refresh-token": refreshToken,
  "/api/reminders": reminders,
  "/api/remove-card": removeCard,
  "/api/reset-password": resetPassword,
  "/api/second-factor": secondFactor,
  "/api/second-factor/recover": secondFactorRecover,
  "/api/second-factor/recovery-codes": secondFactorRecoveryCodes,
  "/api/sessions": sessions,
  "/api/sessions/[id]": session,
  "/api/signup": signup,
  "/api/subscription": subscription,
  "/api/subscription/payments/[id]": subscriptionPaymentsId,
  "/api/subscription/receipts": subscriptionReceipts,
  "/api/subscription/receipts/[id]": subscriptionReceiptsId,
  "/api/oauth/authorization": oauthAuthorization,
  "/api/oauth/register": oauthRegister,
  "/api/oauth/revoke": oauthRevoke,
  "/api/oauth/token": oauthToken,
  "/api/tokens": tokens,
  "/api/tokens/[id]": tokensId,
  "/api/update-profile": updateProfile,
  "/api/user": user,
  "/api/views": views,
  "/api/water": water,
  "/api/water/[id]": waterId,
  "/api/webhooks/mercado-pago": webhooksMercadoPago,
  "/api/webhooks/whatsapp": webhooksWhatsapp,
  "/api/weight": weight,
  "/api/weight/[id]": weightId,
  "/api/whatsapp-optin": whatsappOptin,
  "/api/whatsapp-optin-status": whatsappOptinStatus,
  "/api/meals/[id]/photo": mealsIdPhoto,
} as const;
