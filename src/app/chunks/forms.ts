/** Shared code of the parts with forms or choices, in one file. */
import '../../components/fields/email-field.tsx'
import '../../components/fields/name-fields.tsx'
import '../../components/fields/phone-field.tsx'
import '../../ui/form/box-choice.tsx'
import '../../ui/form/check-group.tsx'
import '../../ui/form/field-row.ts'
import '../../ui/form/form.tsx'
