alter table sign_off validate constraint sign_off_via_check, validate constraint sign_off_earlier, validate constraint sign_off_rests;
alter table print_proof validate constraint print_proof_kind_check, validate constraint print_proof_sent;
alter table line_production validate constraint line_production_signed_before;
